import { renderHook } from '@testing-library/react'
import { fork } from 'effector'
import { Provider } from 'effector-react'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { buildMenu, navigateFx } from '../navigation/model'
import { useMenuSearch } from './use-menu-search'

test('what opens outside is found like any other entry, and leads to the page that opens it', () => {
  const visited: string[] = []
  const scope = fork({ handlers: [[navigateFx, ({ to }: { to: string }) => void visited.push(to)]] })
  const menu = buildMenu([{ id: '1', code: 'manual', name: '手册', path: 'https://doc.example.test/a', isOpen: 2 }], {
    roles: [],
    userType: 'web',
  })
  const { result } = renderHook(() => useMenuSearch(menu), {
    wrapper: ({ children }: { readonly children: ReactNode }) => <Provider value={scope}>{children}</Provider>,
  })
  const [found] = result.current('手')
  found?.run()
  expect([found?.label, visited]).toEqual(['手册', ['/manual?url=https%3A%2F%2Fdoc.example.test%2Fa']])
})

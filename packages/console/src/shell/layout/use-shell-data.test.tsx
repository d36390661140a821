import { type Client, JwskError } from '@jwsk/sdk'
import { menu } from '@jwsk/sdk/system'
import { createTranslator, kitNamespace, kitTexts, loadTexts, TranslateProvider } from '@jwsk/ui'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { fork } from 'effector'
import { Provider } from 'effector-react'
import { expect, test, vi } from 'vitest'
import { signOutFx } from '../../auth/session/model'
import { $site, defaultSite, type MenuFields } from '../../platform/site/model'
import { consoleNamespace, signedInTexts } from '../../platform/text'
import { StartupError } from '../routes/startup-error'
import { useShellData } from './use-shell-data'

const broken = () => Promise.reject(new JwskError({ kind: 'business', message: '服务暂停', operation: 'test' }))
const user = { userId: '1', userName: 'a', detail: { type: 'web' } }

function platform() {
  return {
    userInfo: vi.fn((): Promise<unknown> => Promise.resolve(user)),
    routes: vi.fn((): Promise<unknown> => Promise.resolve([{ id: '1', code: 'post', name: '岗位', path: '/system/post', category: 1 }])),
    buttons: vi.fn((): Promise<unknown> => Promise.resolve([])),
  }
}

const scope = ['test']

function Page({ client }: { readonly client: Client }) {
  const state = useShellData(client, scope)
  if (state.status === 'error') return <StartupError error={state.error} onRetry={state.retry} />
  if (state.status === 'pending') return <p>waiting</p>
  const { menu, permissions } = state.data
  return (
    <>
      <p>{`menu of ${menu.entries.length}`}</p>
      <p>{`permissions: ${[...permissions].join()}`}</p>
    </>
  )
}

async function open({ userInfo, routes, buttons }: ReturnType<typeof platform>, menuFields: MenuFields = {}) {
  const calls = new Map([
    [menu.routes.id, routes],
    [menu.buttons.id, buttons],
  ] as const)
  const client = { session: { userInfo }, call: ({ id }: { id: 'menu.routes' }) => calls.get(id)?.() } as unknown as Client // the only members used
  const signOut = vi.fn()
  const translator = createTranslator('zh-cn')
  await loadTexts(translator, consoleNamespace, signedInTexts)
  await loadTexts(translator, kitNamespace, kitTexts)
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  render(
    <Provider value={fork({ values: [[$site, { ...defaultSite, menuFields }]], handlers: [[signOutFx, signOut]] })}>
      <TranslateProvider translator={translator} namespace={consoleNamespace}>
        <QueryClientProvider client={queries}>
          <Page client={client} />
        </QueryClientProvider>
      </TranslateProvider>
    </Provider>,
  )
  return { signOut, mouse: userEvent.setup() }
}

// spec 3.10, 4.16
test('the routes fill the menu, and the permissions load with them', async () => {
  const calls = platform()
  calls.buttons.mockResolvedValue([{ code: 'post', children: [{ code: 'post_add' }] }])
  await open(calls)
  expect(await screen.findByText('menu of 1')).toBeTruthy()
  expect(screen.getByText(/^permissions: .*post_add/)).toBeTruthy()
  expect([calls.routes, calls.buttons].map(({ mock }) => mock.calls.length)).toEqual([1, 1])
})

// spec 3.7
test('the menu has the field names of the deployment', async () => {
  const calls = platform()
  calls.routes.mockResolvedValue([{ id: '1', code: 'post', caption: '岗位', route: '/system/post', category: 1 }])
  await open(calls, { label: 'caption', path: 'route' })
  expect(await screen.findByText('menu of 1')).toBeTruthy()
})

// spec 2.28, 4.16
test.each(['routes', 'userInfo'] as const)('F38 a failed %s call shows an error with retry and sign-out', async (call) => {
  const calls = platform()
  calls[call].mockImplementationOnce(broken)
  const { signOut, mouse } = await open(calls)
  expect(await screen.findByText('服务暂停')).toBeTruthy()
  await mouse.click(screen.getByRole('button', { name: '退出登录' }))
  expect(signOut).toHaveBeenCalledOnce()
  await mouse.click(screen.getByRole('button', { name: '重试' }))
  expect(await screen.findByText('menu of 1')).toBeTruthy()
})

test.each([[[]], [null], [{}], ['x']])('F38 a menu of %j is empty', async (sent) => {
  const calls = platform()
  calls.routes.mockImplementation(() => Promise.resolve(sent))
  await open(calls)
  expect(await screen.findByText('menu of 0')).toBeTruthy()
})

test.each([[null], [{}], ['x']])('F39 permissions of %j are empty and do not affect the menu', async (sent) => {
  const calls = platform()
  calls.buttons.mockImplementation(() => Promise.resolve(sent))
  await open(calls)
  expect(await screen.findByText('menu of 1')).toBeTruthy()
})

import { createTranslator, loadTexts, TranslateProvider } from '@jwsk/ui'
import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { allSettled, fork } from 'effector'
import { Provider } from 'effector-react'
import { MemoryRouter, useHref, useLocation, useNavigate } from 'react-router-dom'
import { expect, test } from 'vitest'
import { consoleNamespace, signedInTexts } from '../../platform/text'
import { navigateFx } from '../navigation/model'
import { $refreshCounts, tabVisited } from './model'
import { TabStrip } from './tab-strip'

const router: { go?: (to: string) => void } = {}

function Strip() {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  router.go = (to) => void navigate(to)
  return <TabStrip active={pathname} />
}

const Address = () => <output>{useHref(useLocation())}</output>

async function showStrip() {
  const translator = createTranslator('zh-cn')
  await loadTexts(translator, consoleNamespace, signedInTexts)
  const scope = fork({
    handlers: [[navigateFx, ({ to }: { to: string }) => router.go?.(to)]],
  })
  for (const path of ['/a', '/b', '/c'])
    await allSettled(tabVisited, { scope, params: { key: path, path, search: '?page=2', label: path } })
  HTMLElement.prototype.scrollIntoView = () => undefined
  render(
    <Provider value={scope}>
      <TranslateProvider translator={translator} namespace={consoleNamespace}>
        <MemoryRouter initialEntries={['/c']}>
          <Strip />
          <Address />
        </MemoryRouter>
      </TranslateProvider>
    </Provider>,
  )
  return scope
}

const link = (name: string) => screen.getByRole('link', { name })

// spec 2.56
test('a click on a tab opens its route with the query', async () => {
  await showStrip()
  await userEvent.click(link('/a'))
  expect(screen.getByRole('status').textContent).toBe('/a?page=2')
  expect(link('/a').getAttribute('aria-current')).toBe('page')
})

test('closing a tab by key focuses the next active one', async () => {
  await showStrip()
  link('/c').focus()
  await userEvent.keyboard('{Delete}')
  expect(screen.queryByRole('link', { name: '/c' })).toBeNull()
  expect(document.activeElement).toBe(link('/b'))
})

test('the middle button closes a tab and opens no window', async () => {
  await showStrip()
  // false: the default action, following the link, is prevented
  expect(fireEvent(link('/a'), new MouseEvent('auxclick', { bubbles: true, cancelable: true, button: 1 }))).toBe(false)
  expect(screen.queryByRole('link', { name: '/a' })).toBeNull()
})

// spec 2.61
test('the icon of the active tab refreshes it, once if it is pressed twice', async () => {
  const scope = await showStrip()
  expect(screen.queryByRole('button', { name: '刷新/a' })).toBeNull()
  await userEvent.dblClick(screen.getByRole('button', { name: '刷新/c' }))
  await allSettled(scope)
  expect(scope.getState($refreshCounts)).toEqual({ '/c': 1 })
})

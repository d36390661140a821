import { createTranslator, loadTexts, TranslateProvider } from '@jwsk/ui'
import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { allSettled, fork } from 'effector'
import { Provider } from 'effector-react'
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom'
import { expect, test } from 'vitest'
import { consoleNamespace, signedInTexts } from '../../platform/text'
import { navigateFx } from '../navigation/model'
import { $refreshCounts, tabVisited, waitForSpinFx } from './model'
import { TabStrip } from './tab-strip'

const router: { go?: (to: string) => void } = {}

function Strip() {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  router.go = (to) => void navigate(to)
  return <TabStrip active={pathname} />
}

async function showStrip() {
  const translator = createTranslator('zh-cn')
  await loadTexts(translator, consoleNamespace, signedInTexts)
  const scope = fork({
    handlers: [
      [navigateFx, ({ to }: { to: string }) => router.go?.(to)],
      [waitForSpinFx, () => new Promise((done) => setTimeout(done, 100))],
    ],
  })
  for (const path of ['/a', '/b', '/c']) await allSettled(tabVisited, { scope, params: { key: path, path, search: '', label: path } })
  HTMLElement.prototype.scrollIntoView = () => undefined
  render(
    <Provider value={scope}>
      <TranslateProvider translator={translator} namespace={consoleNamespace}>
        <MemoryRouter initialEntries={['/c']}>
          <Strip />
        </MemoryRouter>
      </TranslateProvider>
    </Provider>,
  )
  return scope
}

const link = (name: string) => screen.getByRole('link', { name })

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
test('a refresh that is pressed twice runs once', async () => {
  const scope = await showStrip()
  await userEvent.dblClick(screen.getByRole('button', { name: '刷新/c' }))
  await allSettled(scope)
  expect(scope.getState($refreshCounts)).toEqual({ '/c': 1 })
})

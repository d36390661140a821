import { createTranslator, Fallback, useTranslate } from '@jwsk/ui'
import { cleanup, configure, render, screen } from '@testing-library/react'
import { Component, type ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { definePlugin, defineView } from './define-plugin'
import { loadScreen } from './load-screen'
import { createRegistry } from './registry'

configure({ asyncUtilTimeout: 10_000 })

const locales = {
  'zh-cn': () => Promise.resolve({ default: { hello: '你好' } }),
  en: () => Promise.resolve({ default: { hello: 'Hello' } }),
}

function Hello() {
  return <p>{useTranslate()('hello')}</p>
}

class Boundary extends Component<{ readonly children: ReactNode }> {
  override state = { failed: false }
  static getDerivedStateFromError = () => ({ failed: true })
  override render = () => (this.state.failed ? 'broken' : this.props.children)
}

const findScreen = (load: () => Promise<{ default: typeof Hello }>) => {
  const found = createRegistry([definePlugin({ id: 'test', views: { '/hello': defineView(load) }, locales })]).find('/hello')
  if (!found) throw new Error('not found')
  return found
}

const renderScreen = (Screen: ReturnType<typeof loadScreen>) =>
  render(
    <Boundary>
      <Fallback fallback="loading">
        <Screen />
      </Fallback>
    </Boundary>,
  )

test('renders a screen with the texts of its plugin', async () => {
  const found = findScreen(() => Promise.resolve({ default: Hello }))
  const translator = createTranslator('en')
  renderScreen(loadScreen(found, translator))
  expect(await screen.findByText('Hello')).toBeTruthy()
  expect(loadScreen(found, translator)).toBe(loadScreen(found, translator))
})

test('F34 the next visit reloads a screen that failed to load', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  let tries = 0
  const found = findScreen(() => (tries++ === 0 ? Promise.reject(new Error('chunk is gone')) : Promise.resolve({ default: Hello })))
  const translator = createTranslator('zh-cn')
  renderScreen(loadScreen(found, translator))
  expect(await screen.findByText('broken')).toBeTruthy()
  cleanup()
  renderScreen(loadScreen(found, translator))
  expect(await screen.findByText('你好')).toBeTruthy()
})

test('loads a missing screen once per page that shows it', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const load = vi.fn(() => Promise.reject(new Error('chunk is gone')))
  const found = findScreen(load)
  const translator = createTranslator('zh-cn')
  function Page() {
    const Screen = loadScreen(found, translator)
    return <Screen />
  }
  render(
    <Boundary>
      <Fallback fallback="loading">
        <Page />
      </Fallback>
    </Boundary>,
  )
  expect(await screen.findByText('broken')).toBeTruthy()
  expect(load).toHaveBeenCalledTimes(1)
})

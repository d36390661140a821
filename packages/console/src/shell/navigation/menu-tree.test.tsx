import { definePlugin, defineView, type Plugin } from '@jwsk/kit'
import { createPluginHost, KitProvider, PluginsProvider } from '@jwsk/kit/shell'
import { createClient } from '@jwsk/sdk'
import { createTranslator, loadTexts, TranslateProvider } from '@jwsk/ui'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { fork } from 'effector'
import { Provider } from 'effector-react'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { consoleNamespace, signedInTexts } from '../../platform/text'
import { buildMenu } from './menu'
import { MenuTree } from './menu-tree'

const translator = createTranslator('zh-cn')
beforeAll(() => loadTexts(translator, consoleNamespace, signedInTexts))
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const page = (id: string, extra: object = {}) => ({ id, code: `c${id}`, name: `页面${id}`, path: `/p/${id}`, ...extra })
const Place = () => <output>{useLocation().pathname}</output>

const runtime = {
  client: createClient({ baseUrl: 'https://gateway.example.test', clientId: 'desk', clientSecret: 'desk' }),
  scope: ['test'],
  permissions: new Set<string>(),
  notify: () => undefined,
}

const locales = { 'zh-cn': () => Promise.resolve({ default: {} }), en: () => Promise.resolve({ default: {} }) }

interface Given {
  readonly current?: string
  readonly shape?: 'full' | 'icons'
  readonly more?: readonly Plugin[]
}

function renderTree(wire: readonly object[], { current, shape = 'full', more = [] }: Given = {}) {
  const badges = definePlugin({
    id: 'badges',
    menuBadges: {
      '/p/good': () => Promise.resolve({ default: () => <b>7</b> }),
      '/p/bad': () => Promise.reject(new Error('gone')),
    },
    locales,
  })
  const { entries } = buildMenu(wire, { roles: [], userType: 'web' })
  return render(
    <Provider value={fork()}>
      <TranslateProvider translator={translator} namespace={consoleNamespace}>
        <PluginsProvider
          host={createPluginHost([badges, ...more].map((plugin) => ({ id: plugin.id, load: () => Promise.resolve(plugin) })))}
        >
          <QueryClientProvider client={new QueryClient()}>
            <KitProvider runtime={runtime}>
              <MemoryRouter>
                <nav>
                  <Place />
                  <MenuTree entries={entries} current={current} shape={shape} />
                </nav>
              </MemoryRouter>
            </KitProvider>
          </QueryClientProvider>
        </PluginsProvider>
      </TranslateProvider>
    </Provider>,
  ).container
}

test('F37 renders at most 300 elements for 5,000 entries with open groups', () => {
  const groups = Array.from({ length: 5 }, (_, at) =>
    page(`g${at}`, { name: `组${at}`, children: Array.from({ length: 1000 }, (_, n) => page(`${at}-${n}`)) }),
  )
  const container = renderTree(groups, { current: '0-500' })
  expect(container.querySelectorAll('.menu-tree *').length).toBeLessThanOrEqual(300)
  fireEvent.click(screen.getByRole('button', { name: '组0' }))
  fireEvent.click(screen.getByRole('button', { name: '组1' }))
  expect(container.querySelectorAll('.menu-tree *').length).toBeLessThanOrEqual(300)
  expect(screen.getAllByRole('link').length).toBeGreaterThan(20)
})

test('renders the badge of a plugin and ignores one that throws', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  renderTree([page('good'), page('bad')])
  // once for the plugins, and once for the badges after the first screen
  for (let step = 0; step < 2; step++) await act(() => vi.advanceTimersByTimeAsync(1000))
  vi.useRealTimers()
  expect(screen.getByRole('link', { name: '页面good', description: '7' })).toBeTruthy()
  expect(screen.getByRole('link', { name: '页面bad' })).toBeTruthy()
})

test('arrow keys move through the menu, whose external links are labelled', () => {
  renderTree([page('a'), page('b', { path: 'https://doc.example.test/', isOpen: 2 })])
  const [first, second] = screen.getAllByRole('link')
  first?.focus()
  fireEvent.keyDown(first as HTMLElement, { key: 'ArrowDown' })
  expect(document.activeElement).toBe(second)
  expect(second?.getAttribute('aria-label')).toBe('页面b（在新窗口打开）')
  expect(second?.getAttribute('rel')).toBe('noopener noreferrer')
})

test('hover or focus of an entry preloads its screen, and of a group too', async () => {
  const screen7 = vi.fn(() => new Promise<never>(() => undefined))
  const createLoad = () => vi.fn(() => new Promise<never>(() => undefined))
  const [first, second] = [createLoad(), createLoad()]
  const area = definePlugin({
    id: 'area',
    resources: { '/p/1': first, '/p/2': second },
    views: { '/p/7': defineView(screen7) },
    locales,
  })
  renderTree([page('7'), page('g', { name: '组', children: [page('1'), page('2'), page('7b', { path: '/p/7' })] })], { more: [area] })
  await waitFor(() => {
    fireEvent.pointerOver(screen.getByRole('button', { name: '组' }))
    expect(second).toHaveBeenCalledOnce()
  })
  expect(first).not.toHaveBeenCalled()
  fireEvent.pointerDown(screen.getByRole('button', { name: '组' }))
  expect(first).toHaveBeenCalledOnce()
  expect(screen7).not.toHaveBeenCalled()
  fireEvent.focus(screen.getByRole('link', { name: '页面7' }))
  fireEvent.pointerDown(screen.getByRole('link', { name: '页面7' }))
  expect(screen7).toHaveBeenCalledOnce()
})

test('prefetches rows on press, and on hover only after a delay', async () => {
  const prefetched: string[] = []
  const createPrefetchedView = (name: string) =>
    defineView(() => Promise.resolve({ default: () => null }), {
      prefetch: async () => {
        prefetched.push(name)
      },
    })
  const area = definePlugin({
    id: 'area',
    views: { '/p/1': createPrefetchedView('1'), '/p/2': createPrefetchedView('2'), '/p/3': createPrefetchedView('3') },
    locales,
  })
  const container = renderTree([page('1'), page('2'), page('3', { path: '/p/3?state=1' })], { more: [area] })
  const link = (name: string) => screen.getByRole('link', { name })
  await waitFor(() => {
    fireEvent.pointerDown(link('页面1'))
    expect(prefetched).toEqual(['1'])
  })
  vi.useFakeTimers()
  fireEvent.pointerOver(link('页面1'))
  fireEvent.pointerOver(link('页面2'))
  vi.advanceTimersByTime(99)
  expect(prefetched).toEqual(['1'])
  vi.advanceTimersByTime(1)
  expect(prefetched).toEqual(['1', '2'])
  fireEvent.pointerOver(link('页面1'))
  fireEvent.pointerLeave(container.querySelector('.menu-tree') as Element)
  fireEvent.pointerDown(link('页面3'))
  vi.advanceTimersByTime(1000)
  expect(prefetched).toEqual(['1', '2'])
  vi.useRealTimers()
})

const tree = [page('1'), page('g', { name: '组', children: [page('2'), page('h', { name: '内组', children: [page('3')] })] }), page('4')]
const press = (key: string) => fireEvent.keyDown(document.activeElement as HTMLElement, { key })

test('the last focused or the current row is in the tab order', () => {
  const container = renderTree(tree, { current: '4' })
  const stops = () => [...container.querySelectorAll('.menu-row[tabindex="0"]')].map((row) => row.textContent)
  expect(stops()).toEqual(['页面4'])
  fireEvent.focus(screen.getByRole('button', { name: '组' }))
  expect(stops()).toEqual(['组'])
})

test('ArrowRight expands a group and ArrowLeft collapses it', () => {
  renderTree(tree)
  const group = screen.getByRole('button', { name: '组' })
  group.focus()
  press('ArrowRight')
  expect(group.getAttribute('aria-expanded')).toBe('true')
  press('ArrowDown')
  expect(document.activeElement?.textContent).toBe('页面2')
  press('ArrowLeft')
  expect(document.activeElement).toBe(group)
  press('ArrowLeft')
  expect(group.getAttribute('aria-expanded')).toBe('false')
})

test('a group of the collapsed sidebar opens a menu of all its screens', async () => {
  const container = renderTree(tree, { shape: 'icons' })
  const group = screen.getByRole('button', { name: '组' })
  expect(group.getAttribute('aria-haspopup')).toBe('menu')
  fireEvent.click(group)
  const menu = await screen.findByRole('menu')
  expect(menu.getAttribute('aria-label')).toBe('组')
  expect([...menu.children].map((item) => item.textContent)).toEqual(['页面2', '页面3'])
  fireEvent.click(screen.getByText('页面3'))
  expect(container.querySelector('output')?.textContent).toBe('/p/3')
  expect(screen.queryByRole('menu')).toBeNull()
})

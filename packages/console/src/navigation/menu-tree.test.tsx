import {
  createPluginHost,
  createTranslator,
  definePlugin,
  loadTexts,
  type Plugin,
  PluginsProvider,
  TranslateProvider,
  view,
} from '@jwsk/kit'
import { fireEvent, render, screen } from '@testing-library/react'
import { fork } from 'effector'
import { Provider } from 'effector-react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { consoleNamespace, signedInTexts } from '../text'
import { buildMenu } from './menu'
import { MenuTree } from './menu-tree'

const translator = createTranslator('zh-cn')
beforeAll(() => loadTexts(translator, consoleNamespace, signedInTexts))
afterEach(() => void vi.restoreAllMocks())

const page = (id: string, extra: object = {}) => ({ id, code: `c${id}`, name: `页面${id}`, path: `/p/${id}`, ...extra })
const locales = { 'zh-cn': () => Promise.resolve({ default: {} }), en: () => Promise.resolve({ default: {} }) }

function shown(wire: readonly object[], current?: string, ...more: readonly Plugin[]) {
  const badges = definePlugin({
    id: 'badges',
    menu: {
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
          <MemoryRouter>
            <nav>
              <MenuTree entries={entries} current={current} shape="full" onWiden={() => undefined} />
            </nav>
          </MemoryRouter>
        </PluginsProvider>
      </TranslateProvider>
    </Provider>,
  ).container
}

test('F37 a menu of 5,000 entries puts at most 300 elements into the page, open groups and all', () => {
  const groups = Array.from({ length: 5 }, (_, at) =>
    page(`g${at}`, { name: `组${at}`, children: Array.from({ length: 1000 }, (_, n) => page(`${at}-${n}`)) }),
  )
  const container = shown(groups, '0-500')
  expect(container.querySelectorAll('.menu-tree *').length).toBeLessThanOrEqual(300)
  fireEvent.click(screen.getByRole('button', { name: '组0' }))
  fireEvent.click(screen.getByRole('button', { name: '组1' }))
  expect(container.querySelectorAll('.menu-tree *').length).toBeLessThanOrEqual(300)
  expect(screen.getAllByRole('link').length).toBeGreaterThan(20)
})

test('a plugin puts a badge beside its entry, and one that fails costs nothing', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  shown([page('good'), page('bad')])
  expect(await screen.findByRole('link', { name: '页面good7' })).toBeTruthy()
  expect(screen.getByRole('link', { name: '页面bad' })).toBeTruthy()
})

test('the arrow keys walk over the menu, and links outside say so', () => {
  shown([page('a'), page('b', { path: 'https://doc.example.test/', isOpen: 2 })])
  const [first, second] = screen.getAllByRole('link')
  first?.focus()
  fireEvent.keyDown(first as HTMLElement, { key: 'ArrowDown' })
  expect(document.activeElement).toBe(second)
  expect(second?.getAttribute('aria-label')).toBe('页面b（在新窗口打开）')
  expect(second?.getAttribute('rel')).toBe('noopener noreferrer')
})

test('an entry under the pointer or in focus, and a group that is about to open, let their screens set out', async () => {
  const screen7 = vi.fn(() => new Promise<never>(() => undefined))
  const listOf = () => vi.fn(() => new Promise<never>(() => undefined))
  const [first, second] = [listOf(), listOf()]
  const area = definePlugin({
    id: 'area',
    resources: { '/p/1': first, '/p/2': second },
    views: { '/p/7': view(screen7) },
    locales,
  })
  shown([page('7'), page('g', { name: '组', children: [page('1'), page('2'), page('7b', { path: '/p/7' })] })], undefined, area)
  await vi.waitFor(() => {
    fireEvent.pointerOver(screen.getByRole('button', { name: '组' }))
    expect(second).toHaveBeenCalledOnce()
  })
  expect(first).not.toHaveBeenCalled()
  expect(screen7).not.toHaveBeenCalled()
  fireEvent.focus(screen.getByRole('link', { name: '页面7' }))
  fireEvent.pointerDown(screen.getByRole('link', { name: '页面7' }))
  expect(screen7).toHaveBeenCalledOnce()
})

import { cleanup, configure } from '@testing-library/react'
import { afterAll, afterEach } from 'vitest'

// visibility checks compute the style of every element; tests that need them set `hidden: false`.
// the first test of a file loads every chunk, while other files load theirs
configure({ defaultHidden: true, asyncUtilTimeout: 10_000 })

// jsdom has no layout, so no element changes its size
class NoResize implements ResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}
globalThis.ResizeObserver = NoResize

afterEach(cleanup)
// the files of a worker share its document
afterAll(() => {
  document.querySelector('base')?.remove()
  localStorage.clear()
  sessionStorage.clear()
  Reflect.deleteProperty(document, 'visibilityState')
})

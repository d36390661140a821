import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

// whether every element is visible costs a style computation each; whoever asks for what can be seen says so
configure({ defaultHidden: true, asyncUtilTimeout: 8_000 })

// jsdom has no layout, so nothing ever changes its size
class NoResize implements ResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}
globalThis.ResizeObserver = NoResize

afterEach(cleanup)

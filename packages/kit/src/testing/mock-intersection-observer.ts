import { onTestFinished, vi } from 'vitest'

/** Mocks `IntersectionObserver` until the test ends; the test decides which elements come into view. */
export function mockIntersectionObserver() {
  const watchers = new Map<Element, IntersectionObserverCallback>()
  class Watcher {
    constructor(readonly callback: IntersectionObserverCallback) {}
    observe(element: Element) {
      watchers.set(element, this.callback)
    }
    disconnect() {
      for (const [element, callback] of watchers) if (callback === this.callback) watchers.delete(element)
    }
  }
  vi.stubGlobal('IntersectionObserver', Watcher)
  onTestFinished(() => void vi.unstubAllGlobals())
  return {
    watched: () => [...watchers.keys()],
    // only the properties that are read
    show: (target: Element) =>
      watchers.get(target)?.([{ target, isIntersecting: true } as IntersectionObserverEntry], {} as IntersectionObserver),
  }
}

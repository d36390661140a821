import { onTestFinished, vi } from 'vitest'

/** A browser that tells what comes into view when the test says so, until the test ends. */
export function mockIntersectionObserver() {
  const watchers = new Map<Element, IntersectionObserverCallback>()
  class Watcher {
    constructor(readonly tell: IntersectionObserverCallback) {}
    observe(element: Element) {
      watchers.set(element, this.tell)
    }
    disconnect() {
      for (const [element, tell] of watchers) if (tell === this.tell) watchers.delete(element)
    }
  }
  vi.stubGlobal('IntersectionObserver', Watcher)
  onTestFinished(() => void vi.unstubAllGlobals())
  return {
    watched: () => [...watchers.keys()],
    // what nobody reads is left out
    show: (target: Element) =>
      watchers.get(target)?.([{ target, isIntersecting: true } as IntersectionObserverEntry], {} as IntersectionObserver),
  }
}

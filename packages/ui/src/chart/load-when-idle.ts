/** Runs `work` when the browser is idle, after one second at the latest. Returns a function that cancels it. */
export function whenIdle(work: () => void): () => void {
  // Safari has no requestIdleCallback
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(work, 200)
    return () => clearTimeout(timer)
  }
  const idle = requestIdleCallback(() => work(), { timeout: 1000 })
  return () => cancelIdleCallback(idle)
}

/** Wraps a loader so that it starts when the browser is idle. */
export const loadWhenIdle =
  <T>(load: () => Promise<T>) =>
  async (): Promise<T> => {
    await new Promise<void>(whenIdle)
    return load()
  }

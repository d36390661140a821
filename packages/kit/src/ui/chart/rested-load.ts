/** Puts a load off until the browser has nothing else to do, a second at most. */
export const restedLoad =
  <T>(load: () => Promise<T>) =>
  async (): Promise<T> => {
    await new Promise<void>((rested) => {
      // not every browser knows it
      if ('requestIdleCallback' in globalThis) requestIdleCallback(() => rested(), { timeout: 1000 })
      else setTimeout(rested, 200)
    })
    return load()
  }

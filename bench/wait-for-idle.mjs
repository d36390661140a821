/**
 * Waits until no request is pending or starts for `ms`, because the load states of a browser are reached only once.
 * @param {import('@playwright/test').Page} page
 * @param {{ ms: number, within?: number, beforeCheck?: () => Promise<unknown> }} options `within`: timeout in ms; `beforeCheck`: awaited before each check
 */
export async function waitForIdle(page, { ms, within = Number.POSITIVE_INFINITY, beforeCheck }) {
  const pending = new Set()
  const latest = Date.now() + within
  let last = Date.now()
  const onRequest = (request) => {
    pending.add(request)
    last = Date.now()
  }
  const onEnd = (request) => {
    pending.delete(request)
    last = Date.now()
  }
  page.on('request', onRequest).on('requestfinished', onEnd).on('requestfailed', onEnd)
  do {
    await beforeCheck?.()
    await page.waitForTimeout(50)
  } while ((pending.size > 0 || Date.now() - last < ms) && Date.now() < latest)
  page.off('request', onRequest).off('requestfinished', onEnd).off('requestfailed', onEnd)
}

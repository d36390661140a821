/**
 * Until nothing is under way and nothing was asked for, for so long: a load state of the browser's is over for good once it was reached.
 * @param {import('@playwright/test').Page} page
 * @param {{ ms: number, within?: number, meanwhile?: () => Promise<unknown> }} options at the latest after `within` ms; `meanwhile` is waited for before each look
 */
export async function waitForIdle(page, { ms, within = Number.POSITIVE_INFINITY, meanwhile }) {
  const under = new Set()
  const latest = Date.now() + within
  let last = Date.now()
  const begun = (request) => {
    under.add(request)
    last = Date.now()
  }
  const ended = (request) => {
    under.delete(request)
    last = Date.now()
  }
  page.on('request', begun).on('requestfinished', ended).on('requestfailed', ended)
  do {
    await meanwhile?.()
    await page.waitForTimeout(50)
  } while ((under.size > 0 || Date.now() - last < ms) && Date.now() < latest)
  page.off('request', begun).off('requestfinished', ended).off('requestfailed', ended)
}

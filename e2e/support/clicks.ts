import type { Locator, Page } from '@playwright/test'

// counts pointer presses and keys that trigger something; typing does not count
function watch() {
  const root = document.documentElement.dataset
  const count = () => {
    root.clicks = String(Number(root.clicks ?? 0) + 1)
  }
  document.addEventListener('pointerdown', (event) => event.isTrusted && count(), true)
  document.addEventListener(
    'keydown',
    (event) => {
      const isText = event.target instanceof Element && event.target.matches('input, textarea')
      const isTrigger =
        event.key === 'Enter' || (event.key === ' ' && !isText) || ((event.ctrlKey || event.altKey) && event.key.length === 1)
      if (event.isTrusted && !event.repeat && isTrigger) count()
    },
    true,
  )
}

/** Counts a user's clicks within the page; a page load resets the count. */
export async function countClicks(page: Page) {
  await page.evaluate(watch)
  const read = () => page.evaluate(() => Number(document.documentElement.dataset.clicks ?? 0))
  return {
    /** Returns the number of clicks that the work took. */
    of: async (work: () => Promise<unknown>): Promise<number> => {
      const before = await read()
      await work()
      return (await read()) - before
    },
    /** Types into a field, with the click that focuses it. */
    type: async (box: Locator, text: string) => {
      if (!(await box.evaluate((element) => element === document.activeElement))) await box.click()
      await box.fill(text)
    },
  }
}

import type { Locator, Page } from '@playwright/test'

// what a person does with a hand: a press of the pointer, or a key that sets something off; typing is none
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
      const sets = event.key === 'Enter' || (event.key === ' ' && !isText) || ((event.ctrlKey || event.altKey) && event.key.length === 1)
      if (event.isTrusted && !event.repeat && sets) count()
    },
    true,
  )
}

/** Counts in the page itself what a person presses there; a page that is loaded anew begins again. */
export async function countClicks(page: Page) {
  await page.evaluate(watch)
  const read = () => page.evaluate(() => Number(document.documentElement.dataset.clicks ?? 0))
  return {
    /** Presses that the work took. */
    of: async (work: () => Promise<unknown>): Promise<number> => {
      const before = await read()
      await work()
      return (await read()) - before
    },
    /** Types into a box as a person does, who has to go there first. */
    type: async (box: Locator, text: string) => {
      if (!(await box.evaluate((element) => element === document.activeElement))) await box.click()
      await box.fill(text)
    },
  }
}

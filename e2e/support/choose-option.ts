import type { Locator } from '@playwright/test'

/** Chooses a word from a list that its box opens with the arrow key. */
export async function chooseOption(box: Locator, word: string) {
  const page = box.page()
  // a box that waits for its code or for its words has no list yet
  await box.and(page.locator('[role=combobox]:not([aria-busy=true])')).press('ArrowDown')
  await page.getByRole('option', { name: word, exact: true }).click()
}

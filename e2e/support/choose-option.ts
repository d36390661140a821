import type { Locator } from '@playwright/test'

/** Selects an option of a combobox that opens with ArrowDown. */
export async function chooseOption(box: Locator, label: string) {
  const page = box.page()
  // a combobox that is loading its code or options has no list yet
  await box.and(page.locator('[role=combobox]:not([aria-busy=true])')).press('ArrowDown')
  await page.getByRole('option', { name: label, exact: true }).click()
}

/** Selects a node in the tree of a combobox, and closes the tree. */
export async function chooseNode(box: Locator, label: string) {
  const page = box.page()
  // the open tree has the same name
  const combobox = box.and(page.locator('[role=combobox]'))
  await combobox.and(page.locator(':not([aria-busy=true])')).press('ArrowDown')
  await combobox.locator('..').getByRole('treeitem', { name: label, exact: true }).click()
  // a single choice has closed it
  if ((await combobox.getAttribute('aria-expanded')) === 'true') await page.keyboard.press('Escape')
}

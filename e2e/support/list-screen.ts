import { expect, type Page } from '@playwright/test'

/** Creates a page object of a list of records, for desktop and phone. */
export function listScreen(page: Page) {
  const main = page.getByRole('main')
  const rows = main.getByRole('row').filter({ has: page.getByRole('cell') })
  // a record is docked next to its list from 1200 px
  const record = main.locator('.kit-record-dock')
  const dialog = page.getByRole('dialog').or(record)
  const button = (name: string) => main.getByRole('button', { name, exact: true })
  return {
    main,
    rows,
    /** Open dialog or docked record. */
    dialog,
    record,
    button,
    row: (name: string) => rows.filter({ hasText: name }),
    open: async (address: string) => {
      await page.goto(address)
      await rows.getByRole('button').first().waitFor({ timeout: 20_000 })
    },
    /** Opens a record by its name, or by its view button if the name links elsewhere. */
    view: async (name: string) => {
      const record = rows.filter({ hasText: name })
      await record.first().waitFor()
      const viewButton = button(`查看 ${name}`)
      if (await viewButton.count()) return viewButton.click()
      return record.locator('.kit-cell-name').getByRole('button').last().click()
    },
    /** Runs an action of a record from its row or its overflow menu; retries, because the action may move between both when the list reloads. */
    act: async (action: string, name: string) => {
      const inRow = button(`${action} ${name}`)
      const more = button(`更多 ${name}`)
      const item = page.getByRole('menuitem', { name: action, exact: true })
      await inRow.or(more).first().waitFor()
      await expect(async () => {
        if (await inRow.count()) return inRow.click({ timeout: 2000 })
        if (!(await item.isVisible())) await more.click({ timeout: 2000 })
        await item.click({ timeout: 2000 })
      }).toPass({ timeout: 20_000 })
    },
    /** Clicks the submit button of the form, independent of its label. */
    save: () => dialog.locator('button[type=submit]').click(),
    /** Confirms the open dialog with the button of that name. */
    agree: (name: string | RegExp) => page.getByRole('alertdialog').getByRole('button', { name }).click(),
    /** Waits until the dialog is closed; a rejected request leaves it open. */
    done: () => expect(dialog).toHaveCount(0),
  }
}

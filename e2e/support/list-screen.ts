import { expect, type Page } from '@playwright/test'

/** A list of records as a person works with it, on a desk or in the hand. */
export function listScreen(page: Page) {
  const main = page.getByRole('main')
  const rows = main.getByRole('row').filter({ has: page.getByRole('cell') })
  const dialog = page.getByRole('dialog')
  const button = (name: string) => main.getByRole('button', { name, exact: true })
  return {
    main,
    rows,
    dialog,
    button,
    row: (name: string) => rows.filter({ hasText: name }),
    open: async (address: string) => {
      await page.goto(address)
      await rows.getByRole('button').first().waitFor({ timeout: 20_000 })
    },
    /** A record's name opens it, or a button beside it where the name leads elsewhere. */
    view: async (name: string) => {
      const record = rows.filter({ hasText: name })
      await record.first().waitFor()
      const beside = button(`查看 ${name}`)
      if (await beside.count()) return beside.click()
      return record.locator('.kit-cell-name').getByRole('button').last().click()
    },
    /** What can be done with a record stands in its row or behind its menu, and may change place when the list loads again. */
    act: async (action: string, name: string) => {
      const shown = button(`${action} ${name}`)
      const more = button(`更多 ${name}`)
      const item = page.getByRole('menuitem', { name: action, exact: true })
      await shown.or(more).first().waitFor()
      await expect(async () => {
        if (await shown.count()) return shown.click({ timeout: 2000 })
        if (!(await item.isVisible())) await more.click({ timeout: 2000 })
        await item.click({ timeout: 2000 })
      }).toPass({ timeout: 20_000 })
    },
    /** The form's own button, whatever it is called. */
    save: () => dialog.locator('button[type=submit]').click(),
    /** Answers the open question with its own words. */
    agree: (name: string | RegExp) => page.getByRole('alertdialog').getByRole('button', { name }).click(),
    /** Waits until what the dialog asked for is done; a refusal leaves it open. */
    done: () => expect(dialog).toHaveCount(0),
  }
}

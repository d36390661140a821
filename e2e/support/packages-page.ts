import type { Page } from '@playwright/test'

/** Creates a page object of the tenant package screen. */
export function packagesPage(page: Page) {
  const main = page.getByRole('main')
  const dialog = page.getByRole('dialog')
  const rows = main.getByRole('row').filter({ has: page.getByRole('cell') })
  return {
    rows,
    dialog,
    row: (name: string) => rows.filter({ hasText: name }),
    open: async (query = '') => {
      await page.goto(`/system/tenantpackage${query}`)
      await rows.getByRole('button').first().waitFor()
    },
    button: (name: string) => main.getByRole('button', { name, exact: true }),
    searchFor: async (name: string) => {
      await main.getByLabel('产品包名称', { exact: true }).fill(name)
      await main.getByRole('button', { name: '搜索', exact: true }).click()
    },
    name: dialog.getByRole('textbox', { name: '产品包名称' }),
    remark: dialog.getByRole('textbox', { name: '备注' }),
    /** Checks the first node of the tree. */
    chooseMenu: async () => {
      await dialog.getByRole('tree').focus()
      await page.keyboard.press('Space')
    },
    save: dialog.getByRole('button', { name: '保存', exact: true }),
    question: page.getByRole('alertdialog'),
    /** Confirms the open dialog. */
    agree: () =>
      page
        .getByRole('alertdialog')
        .getByRole('button', { name: /^(确定|删除)/ })
        .click(),
    notice: (text: string) => page.getByRole('region', { name: '通知' }).getByText(text),
  }
}

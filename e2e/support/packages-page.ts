import type { Page } from '@playwright/test'

/** The tenant package screen as a person sees it. */
export function packagesPage(page: Page) {
  const main = page.getByRole('main')
  const dialog = page.getByRole('dialog')
  return {
    open: async (query = '') => {
      await page.goto(`/system/tenantpackage${query}`)
      await main.getByRole('row').nth(1).waitFor()
    },
    rows: main.getByRole('row').filter({ has: page.getByRole('cell') }),
    row: (name: string) => main.getByRole('row').filter({ hasText: name }),
    button: (name: string) => main.getByRole('button', { name, exact: true }),
    search: async (name: string) => {
      await main.getByRole('textbox', { name: /名称/ }).fill(name)
      await main.getByRole('button', { name: '搜索', exact: true }).click()
    },
    dialog,
    name: dialog.getByRole('textbox', { name: /名称/ }),
    remark: dialog.getByRole('textbox', { name: '备注' }),
    /** Opens the tree and checks its first node. */
    chooseMenu: async () => {
      await dialog.getByRole('combobox', { name: /菜单/ }).click()
      await page.getByRole('treeitem').first().getByRole('checkbox').first().click()
      await page.keyboard.press('Escape')
    },
    save: dialog.getByRole('button', { name: '保存', exact: true }),
    confirm: (name: string | RegExp) => page.getByRole('alertdialog').or(dialog).getByRole('button', { name }),
  }
}

import { expect, type Page } from '@playwright/test'

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
    /** Opens the form of a new package, in either language. */
    openForm: async () => {
      await main
        .getByRole('button', { name: /^(新增|Add)/ })
        .first()
        .click()
      await dialog.getByRole('treeitem').first().waitFor()
    },
    /** Opens the confirmation that deletes the first package, in either language. */
    openConfirmation: async () => {
      await rows
        .first()
        .getByRole('button', { name: /^(更多|More)/ })
        .click()
      await page.getByRole('menuitem', { name: /^(删除|Delete)$/ }).click()
      await page.getByRole('alertdialog').waitFor()
    },
    searchFor: async (name: string) => {
      await main.getByLabel('产品包名称', { exact: true }).fill(name)
      await main.getByRole('button', { name: '搜索', exact: true }).click()
    },
    name: dialog.getByRole('textbox', { name: '产品包名称' }),
    remark: dialog.getByRole('textbox', { name: '备注' }),
    /** Checks the first node of the tree. */
    chooseMenu: async () => {
      await dialog.getByRole('treeitem').first().waitFor()
      await dialog.getByRole('tree').focus()
      await page.keyboard.press('Space')
      await expect(dialog.getByRole('treeitem').first()).toBeChecked()
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

/** Fills the form of a new package without saving it. */
export async function fillNewPackage(page: Page, name = '断网也不丢') {
  const screen = packagesPage(page)
  await screen.open()
  await screen.button('新增').click()
  await screen.name.fill(name)
  await screen.chooseMenu()
  await screen.remark.fill('写了很久的备注')
  return screen
}

/** Fails unless the open form has the values of {@link fillNewPackage} and can be saved. */
export async function expectFormKept(page: Page) {
  const screen = packagesPage(page)
  await expect(screen.save).toBeEnabled()
  await expect(screen.name).toHaveValue('断网也不丢')
  await expect(screen.remark).toHaveValue('写了很久的备注')
  await screen.save.click()
  await expect(screen.notice('新增成功')).toBeVisible()
  await screen.searchFor('断网也不丢')
  await expect(screen.rows).toHaveCount(1)
}

/** Returns the close buttons of all notices. */
export const noticeButtons = (page: Page) => page.getByRole('region', { name: '通知' }).getByRole('button', { name: '关闭通知' })

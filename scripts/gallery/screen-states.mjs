/** Menu entry that no plugin provides. */
const missingMenuEntry = {
  id: 'absent',
  parentId: '0',
  code: 'absent',
  name: '未安装的插件',
  path: '/demo/notInstalled',
  category: 1,
  isOpen: 1,
}

const list = async (page) => {
  await page.goto('/system/tenantpackage')
  await page.getByRole('main').getByRole('row').nth(3).getByRole('button').first().waitFor()
}
/** Navigations, by name, to states that are in no menu or open on click. */
export const screenStates = {
  login: async (page) => {
    await page.goto('/login')
    await page
      .getByRole('button', { name: /换一张验证码|another captcha/ })
      .locator('img')
      .waitFor()
  },
  home: async (page) => {
    await page.goto('/wel/index')
    await page.getByRole('heading', { level: 1 }).waitFor()
  },
  list,
  form: async (page) => {
    await list(page)
    await page
      .getByRole('main')
      .getByRole('button', { name: /^(新增|Add)/ })
      .first()
      .click()
    await page.getByRole('dialog').getByRole('treeitem').first().waitFor()
  },
  question: async (page) => {
    await list(page)
    await page
      .getByRole('main')
      .getByRole('button', { name: /^(删除|Delete (?!selected))/ })
      .first()
      .click()
    await page.getByRole('alertdialog').waitFor()
  },
  missing: async (page) => {
    await page.route('**/jwsk-system/menu/routes*', (route) =>
      route.fulfill({ json: { code: 200, success: true, msg: '', data: [missingMenuEntry] } }),
    )
    await page.goto('/demo/notInstalled')
    await page.getByRole('heading', { level: 1 }).waitFor()
  },
  404: async (page) => {
    await page.goto('/no-such-page')
    await page.getByRole('heading', { level: 1 }).waitFor()
  },
}

import { fetchCaptchaCode } from '../../scripts/lib/sign-in.mjs'

const entry = (page, name) => page.getByRole('navigation', { name: '主菜单' }).getByRole('link', { name })

/**
 * Steps by which the bench uses this console; the file of `--flow` defines them for another build.
 * A target is `{ selector, text? }`: an element that is visible only after a step is done.
 */
export const flow = {
  path: '/login',
  form: { selector: 'input[type=password]' },
  /** Waits for the captcha response that fills in the form; called before the page is opened. */
  prepare(page) {
    const drawn = page.waitForResponse((response) => response.url().includes('/oauth/captcha') && response.ok())
    // an earlier error should be reported instead of this rejection
    drawn.catch(() => undefined)
    return drawn
  },
  async fill(page, drawn) {
    const { key } = await (await drawn).json()
    await page.getByLabel('用户名').fill('admin')
    await page.getByLabel('密码', { exact: true }).fill('admin123')
    await page.getByLabel('验证码', { exact: true }).fill(await fetchCaptchaCode(page, key))
  },
  send: (page) => page.getByRole('button', { name: '登录', exact: true }).click(),
  home: { selector: '.sidebar nav a, .sidebar nav button' },
  openGroup: (page) => page.getByRole('navigation', { name: '主菜单' }).getByRole('button', { name: '系统管理' }).click(),
  lists: [
    { open: (page) => entry(page, '岗位管理').click(), selector: 'main td', text: '总经理' },
    { open: (page) => entry(page, '租户管理').click(), selector: 'main td', text: '^1\\d{10}$' },
  ],
}

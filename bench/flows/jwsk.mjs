import { fetchCaptchaCode } from '../../scripts/lib/sign-in.mjs'

const entry = (page, name) => page.getByRole('navigation', { name: '主菜单' }).getByRole('link', { name })

/**
 * How the bench uses this console; the file that `--flow` names says the same of another.
 * A place is `{ selector, text? }`: what is seen there once a step is over, and not before it.
 */
export const flow = {
  path: '/login',
  form: { selector: 'input[type=password]' },
  /** Begins to listen for what the form is filled in with, before the page is opened. */
  prepare(page) {
    const drawn = page.waitForResponse((response) => response.url().includes('/oauth/captcha') && response.ok())
    // what goes wrong before is what should be told
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

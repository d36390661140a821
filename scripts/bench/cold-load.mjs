import { kilobytes, print } from '../lib/root.mjs'
import { captchaCode } from '../lib/sign-in.mjs'
import { line, median, milliseconds, onStage, scriptsOf } from './stage.mjs'

const rounds = 5
// each run begins with nothing in the cache, on a line and a processor that were made slow
const patience = 120_000
/** Chrome's own "Fast 4G", and a processor of a quarter */
const network = { offline: false, downloadThroughput: 1_012_500, uploadThroughput: 168_750, latency: 165 }
const slower = 4

/**
 * Measured on 2026-11-21 under the same conditions (same machine while it was quiet, same browser, network and
 * processor profile, gzip, HTTP/1.1, 1366×768) with production builds of each: KiB of gzip JavaScript and ms
 * until the password field can be used, and from the click until the first menu entry can be.
 */
const peers = [
  ['Saber 4.9.0', 1384, 8171, 3075],
  ['soybean-admin 2.2.0', 507, 2531, 2468],
  ['RuoYi-Vue3 3.9.2', 574, 2853, 2485],
  ['shadcn-admin', 221, 2912, 4092],
  ['react-admin demo 5.15', 720, 3096, 561],
  ['slash-admin', 1642, 6295, 1096],
]

/** runs in the page: marks the moment when something can be hit by a pointer */
function watchFor() {
  const usable = (selector) =>
    [...document.querySelectorAll(selector)].some((element) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      return width > 0 && height > 0 && !element.disabled && element.contains(document.elementFromPoint(x + width / 2, y + height / 2))
    })
  window.whenUsable = (selector) =>
    new Promise((resolve) => {
      const look = () => (usable(selector) ? resolve(performance.now()) : requestAnimationFrame(look))
      look()
    })
  window.whenClicked = () =>
    new Promise((resolve) => addEventListener('click', ({ timeStamp }) => resolve(timeStamp), { capture: true, once: true }))
}

async function once({ folder, page: open }) {
  const page = await open()
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Network.enable')
  await cdp.send('Network.emulateNetworkConditions', network)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slower })
  await page.addInitScript(watchFor)
  const scripts = scriptsOf(page, folder)
  page.setDefaultTimeout(patience)
  const drawn = page.waitForResponse((response) => response.url().includes('/oauth/captcha') && response.ok())
  // what goes wrong before is what should be told
  drawn.catch(() => undefined)
  await page.goto('/login', { waitUntil: 'commit' })
  const form = await page.evaluate(() => window.whenUsable('input[type=password]'))
  const formBytes = scripts.bytes()
  const { key } = await (await drawn).json()
  await page.waitForLoadState('networkidle')
  await page.getByLabel('用户名').fill('admin')
  await page.getByLabel('密码', { exact: true }).fill('admin123')
  await page.getByLabel('验证码', { exact: true }).fill(await captchaCode(page, key))
  // as long as a person's hand needs to the button, at the least
  await page.waitForLoadState('networkidle')
  const times = page.evaluate(() => Promise.all([window.whenClicked(), window.whenUsable('.sidebar nav a, .sidebar nav button')]))
  await page.getByRole('button', { name: '登录', exact: true }).click()
  const [clicked, home] = await times
  await page.waitForLoadState('networkidle')
  const result = { form, formBytes, home: home - clicked, homeBytes: scripts.bytes() - formBytes, requests: scripts.paths.size }
  await page.context().close()
  return result
}

/** From an empty cache to a login form that can be used, and from the click to a menu that can be. */
export async function coldLoad() {
  const runs = await onStage(async (stage) => {
    const list = []
    for (let round = 0; round < rounds; round += 1) list.push(await once(stage))
    return list
  })
  const of = (name) => median(runs.map((run) => run[name]))
  print(`Cold load, processor ÷ ${slower}, Fast 4G, median of ${rounds} (others: measured earlier under the same conditions)`)
  line('JavaScript to the login form', kilobytes(of('formBytes')))
  line('to the login form', milliseconds(of('form')), `Saber ${peers[0][2]} ms: ${(of('form') / peers[0][2]).toFixed(2)} of it`)
  line('JavaScript from there to the home page', kilobytes(of('homeBytes')), `${of('requests')} scripts in all`)
  line('sign-in → home', milliseconds(of('home')), `Saber ${peers[0][3]} ms: ${(of('home') / peers[0][3]).toFixed(2)} of it`)
  for (const [name, kib, form, home] of peers)
    print(
      `    ${name.padEnd(24)}${String(Math.round(kib * 1.024)).padStart(6)} kB ${String(form).padStart(6)} ms to the form ${String(home).padStart(6)} ms to home`,
    )
}

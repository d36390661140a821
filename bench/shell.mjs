import { printLine } from '../scripts/lib/root.mjs'
import { signIn } from '../scripts/lib/sign-in.mjs'
import { formatLine, formatMegabytes, formatMilliseconds, getHeapSize, median, trackMainThreadTime, withConsole } from './harness.mjs'

const groups = 50
const inGroup = 99
const switches = 20
const tabs = 50

/** Runs in the page: installs helpers of the measured code. */
function helpers() {
  const painted = () =>
    new Promise((resolve) => {
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => resolve(performance.now())
        port2.postMessage(0)
      })
    })
  const turn = () =>
    new Promise((resolve) => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = resolve
      port2.postMessage(0)
    })
  const go = (path) => {
    history.pushState({}, '', path)
    dispatchEvent(new PopStateEvent('popstate'))
  }
  window.bench = { painted, turn, go }
}

const entry = (id, path, name) => ({ id, parentId: '0', code: id, name, path, source: '', sort: 1, category: 1, isOpen: 1 })
const bigMenu = JSON.stringify({
  code: 200,
  success: true,
  msg: '',
  data: Array.from({ length: groups }, (_, at) => ({
    ...entry(`${at}`, `/g${at}`, `停车场${at}`),
    children: Array.from({ length: inGroup }, (_, n) => entry(`${at}-${n}`, `/g${at}/${n}`, `停车场${at}号 ${n}`)),
  })),
})

async function openTabs(stage, path) {
  const page = await stage.page()
  await page.addInitScript(helpers)
  await signIn(page)
  await page.goto(path)
  await page.locator('.sidebar nav').first().waitFor()
  return page
}

/** Measures switching between keep-alive tabs until the next paint. */
async function measureTabSwitch(stage) {
  const page = await openTabs(stage, '/system/tenantpackage')
  await page.getByRole('row').nth(5).waitFor()
  await page.evaluate(() => window.bench.go('/system/post'))
  await page.getByRole('heading', { name: '岗位管理' }).waitFor()
  await page.getByRole('row').nth(5).waitFor()
  const spent = await trackMainThreadTime(page)
  const times = await page.evaluate(async (count) => {
    const list = []
    for (let round = 0; round < count; round += 1) {
      await new Promise((resolve) => setTimeout(resolve, 100))
      const idle = document.querySelector('.tab[data-state="idle"] .tab-link[href^="/system/"]')
      const began = performance.now()
      idle.click()
      list.push((await window.bench.painted()) - began)
    }
    return list
  }, switches)
  formatLine(
    'switch between kept tabs',
    formatMilliseconds(median(times)),
    `goal 50 ms; ${formatMilliseconds((await spent()) / switches)} of processor time`,
  )
  await page.context().close()
}

/** Measures heap growth while 50 screens are opened and closed repeatedly. */
async function measureTabHeap(stage, rounds) {
  const page = await openTabs(stage, '/wel/index')
  const list = page.getByRole('navigation', { name: '已打开的页面' })
  const cycle = async () => {
    for (let at = 0; at < tabs; at += 1) {
      await page.evaluate((n) => window.bench.go(`/system/tenantpackage?current=1&n=${n}`), at)
      await list.locator(`.tab[data-state="active"] a[href$="n=${at}"]`).waitFor()
    }
    await page.evaluate(() => window.bench.go('/wel/index'))
    await list.getByRole('link', { name: '首页', exact: true }).click({ button: 'right' })
    await page.getByRole('menuitem', { name: '关闭全部', exact: true }).click()
    await list.locator('.tab').nth(1).waitFor({ state: 'detached' })
    await page.waitForLoadState('networkidle')
  }
  // warms up, because code that is loaded and compiled once is no leak
  await cycle()
  await cycle()
  const before = await getHeapSize(page)
  for (let round = 0; round < rounds; round += 1) await cycle()
  formatLine(
    `${tabs} tabs opened and closed ${rounds} times`,
    formatMegabytes((await getHeapSize(page)) - before),
    'more heap in use; goal 10 MB for 20 times',
  )
  await page.context().close()
}

async function measureBigMenu(stage) {
  const page = await openTabs(stage, '/wel/index')
  const first = page.locator('.sidebar').getByRole('button', { name: '停车场0', exact: true })
  await first.waitFor()
  await first.click()
  const nodes = await page.locator('.sidebar .menu-tree *').count()
  formatLine(`menu of ${groups * (inGroup + 1)} entries, one group open`, `${nodes}`, 'nodes in the sidebar; goal 300')
  await page.keyboard.press('Control+k')
  const box = page.locator('.palette-input input')
  await box.waitFor()
  const spent = await trackMainThreadTime(page)
  const keys = await page.evaluate(async () => {
    const input = document.querySelector('.palette-input input')
    const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set
    const type = async (text) => {
      const began = performance.now()
      write.call(input, text)
      input.dispatchEvent(new Event('input', { bubbles: true }))
      await window.bench.turn()
      const answered = performance.now() - began
      await window.bench.painted()
      return answered
    }
    const list = []
    for (const word of ['tcc4', '停车场', 'tingche', 'g49'])
      for (let length = 1; length <= word.length; length += 1) {
        list.push(await type(word.slice(0, length)))
        await new Promise((resolve) => setTimeout(resolve, 120))
      }
    return list
  })
  formatLine(
    'palette, one key',
    formatMilliseconds(median(keys)),
    `goal 16 ms; ${formatMilliseconds((await spent()) / keys.length)} of processor time with all that is drawn`,
  )
  await page.context().close()
}

/** Measures the shell with many tabs and a large menu. */
export async function measureShell({ rounds }) {
  printLine('Shell, in the production build')
  await withConsole(measureTabSwitch)
  await withConsole(measureBigMenu, { answers: ({ pathname }) => (pathname.endsWith('/menu/routes') ? bigMenu : undefined) })
  if (rounds > 0) await withConsole((stage) => measureTabHeap(stage, rounds))
}

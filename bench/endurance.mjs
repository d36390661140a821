import { printLine } from '../scripts/lib/root.mjs'
import { signIn } from '../scripts/lib/sign-in.mjs'
import { formatLine, formatMegabytes, getHeapSize, withConsole } from './harness.mjs'

const maxHeapRatio = 1.3
/** Pace of a day's work: 1,000 screens in 30 minutes. */
const screensPerMinute = 1000 / 30
const closeEvery = 25

/** Simulates a user on a screen: opens and closes a record, then goes to the next page. Returns whether a dialog opened. */
async function work(page) {
  // screens of inactive tabs remain in the DOM
  const main = page.locator('main .tab-screen:visible')
  const dialog = page.getByRole('dialog').first()
  const done = (step) =>
    step.then(
      () => true,
      () => false,
    )
  const record = main.locator('td.kit-cell-name').getByRole('button').last()
  const opened =
    (await record.isVisible()) && (await done(record.click({ timeout: 2000 }))) && (await done(dialog.waitFor({ timeout: 2000 })))
  if (opened) {
    await page.keyboard.press('Escape')
    await done(dialog.waitFor({ state: 'detached', timeout: 2000 }))
  }
  const next = main.getByRole('button', { name: '下一页', exact: true })
  if ((await next.isVisible()) && (await next.isEnabled())) await done(next.click({ timeout: 1000 }))
  return opened
}

const go = (page, path) =>
  page.evaluate((to) => {
    history.pushState({}, '', to)
    dispatchEvent(new PopStateEvent('popstate', { state: {} }))
  }, path)

async function closeAll(page) {
  await go(page, '/wel/index')
  const home = page.getByRole('navigation', { name: '已打开的页面' }).getByRole('link', { name: '首页', exact: true })
  await home.click({ button: 'right' })
  await page.getByRole('menuitem', { name: '关闭全部', exact: true }).click()
  await page.waitForLoadState('networkidle')
}

/** Measures heap and DOM nodes after garbage collection, on the home page with all tabs closed. */
async function measureHeap(page) {
  await closeAll(page)
  await page.waitForTimeout(1000)
  const heap = await getHeapSize(page)
  const cdp = await page.context().newCDPSession(page)
  const { nodes, jsEventListeners, documents } = await cdp.send('Memory.getDOMCounters')
  await cdp.detach()
  return { heap, nodes, jsEventListeners, documents }
}

const getPaths = (entries) => entries.flatMap(({ children = [], path }) => (children.length > 0 ? getPaths(children) : [path]))

/** Reads all screen paths from the next menu response. Intercepts it because the browser discards response bodies after a navigation. */
async function readMenu(page) {
  let data = []
  const take = async (route) => {
    const response = await route.fetch()
    data = (await response.json()).data
    await route.fulfill({ response })
  }
  await page.route('**/menu/routes*', take, { times: 1 })
  const sent = page.waitForResponse((response) => response.url().includes('/menu/routes') && response.ok())
  await page.goto('/wel/index')
  await sent
  return getPaths(data).filter((path) => path?.startsWith('/'))
}

async function visit(page, path) {
  await go(page, path)
  const busy = page.locator('main :is([aria-busy="true"], .kit-skeleton, .kit-skeleton-box):visible')
  await busy
    .first()
    .waitFor({ state: 'detached', timeout: 5000 })
    .catch(() => undefined)
  return work(page)
}

/** Opens one screen after another until the deadline, and closes all tabs after every `closeEvery` screens. */
async function visitScreens(page, { paths, until, pace }) {
  let count = 0
  let dialogs = 0
  while (performance.now() < until) {
    const next = performance.now() + pace
    if (await visit(page, paths[count % paths.length])) dialogs += 1
    count += 1
    if (count % closeEvery === 0) await closeAll(page)
    await page.waitForTimeout(Math.max(0, next - performance.now()))
  }
  return { count, dialogs }
}

/** Opens a day's worth of screens in a few minutes, and compares heap and nodes at the end with those after the first minute. */
export async function measureEndurance({ minutes }) {
  printLine(`Endurance, ${minutes} minutes, in the production build`)
  await withConsole(async (stage) => {
    const page = await stage.page()
    const thrown = []
    page.on('pageerror', (error) => thrown.push(error.message))
    await signIn(page)
    const paths = await readMenu(page)
    const pace = 60_000 / screensPerMinute
    // visits each screen before measuring, because code that is fetched and compiled once is no leak
    for (const path of paths) await visit(page, path)
    const began = performance.now()
    const first = await visitScreens(page, { paths, until: began + 60_000, pace })
    const before = await measureHeap(page)
    const rest = await visitScreens(page, { paths, until: began + minutes * 60_000, pace })
    const after = await measureHeap(page)
    formatLine(
      'screens opened',
      `${first.count + rest.count}`,
      `of ${paths.length}, after each was opened once; ${thrown.length} errors thrown`,
    )
    formatLine('records opened', `${first.dialogs + rest.dialogs}`)
    const ratio = (name) => `${(after[name] / before[name]).toFixed(2)} ×`
    formatLine(
      'heap after the first minute, at the end',
      ratio('heap'),
      `${formatMegabytes(before.heap)}, ${formatMegabytes(after.heap)}; goal ${maxHeapRatio} ×`,
    )
    formatLine('nodes', ratio('nodes'), `${before.nodes}, ${after.nodes}; goal ${maxHeapRatio} ×`)
    formatLine('listeners', ratio('jsEventListeners'), `${before.jsEventListeners}, ${after.jsEventListeners}`)
    for (const message of new Set(thrown)) printLine(`  thrown: ${message}`)
    if (after.heap > maxHeapRatio * before.heap || after.nodes > maxHeapRatio * before.nodes) process.exitCode = 1
    await page.context().close()
  })
}

import { printLine } from '../scripts/lib/root.mjs'
import { signIn } from '../scripts/lib/sign-in.mjs'
import { formatLine, formatMilliseconds, median, percentile, trackMainThreadTime, withConsole } from './harness.mjs'

const rows = 100_000
const nodes = 5000
const rounds = 5
const envelope = (data) => JSON.stringify({ code: 200, success: true, msg: '', data })

const record = (at) => ({ id: `16${String(at).padStart(17, '0')}`, packageName: `产品包 ${at}`, remark: `备注 ${at}`, menuId: '' })
const manyRows = envelope({ current: 1, size: 10, total: rows, pages: 1, records: Array.from({ length: rows }, (_, at) => record(at)) })
const branch = (at) => ({
  id: `${at}`,
  key: `${at}`,
  value: `${at}`,
  parentId: '0',
  title: `菜单 ${at}`,
  hasChildren: true,
  children: Array.from({ length: 99 }, (_, n) => ({
    id: `${at}-${n}`,
    key: `${at}-${n}`,
    value: `${at}-${n}`,
    parentId: `${at}`,
    title: `菜单 ${at}-${n}`,
  })),
})
const bigTree = envelope(Array.from({ length: nodes / 100 }, (_, at) => branch(at + 1)))

/** Runs in the page: records when the response is read, and when its rows are painted. */
function watchReply() {
  window.reply = {}
  const { text } = Response.prototype
  Response.prototype.text = async function read() {
    const body = await text.call(this)
    if (this.url.includes('/tenant-package/page')) window.reply.arrived = performance.now()
    return body
  }
  window.whenPainted = () =>
    new Promise((resolve) => {
      const look = () => {
        if (document.querySelectorAll('.kit-table tbody tr td.kit-cell-name').length < 6) return requestAnimationFrame(look)
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => resolve(performance.now() - window.reply.arrived)
        port2.postMessage(0)
      }
      look()
    })
}

async function measureManyRows(stage) {
  const page = await stage.page()
  await page.addInitScript(watchReply)
  await signIn(page)
  const paints = []
  for (let round = 0; round < rounds; round += 1) {
    await page.goto('/system/tenantpackage')
    paints.push(await page.evaluate(() => window.whenPainted()))
  }
  await page.locator('.kit-row-space').first().waitFor({ state: 'attached' })
  const spent = await trackMainThreadTime(page)
  const { maxRows, frames } = await page.evaluate(async () => {
    const box = document.querySelector('.kit-table-box')
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    let before = await frame()
    let maxRows = 0
    const frames = []
    for (let step = 0; step < 240; step += 1) {
      box.scrollTop += 160
      const now = await frame()
      frames.push(now - before)
      before = now
      maxRows = Math.max(maxRows, box.querySelectorAll('tbody tr').length)
    }
    return { maxRows, frames }
  })
  formatLine(`${rows} rows in one reply, first paint`, formatMilliseconds(median(paints)), 'after the last byte; goal 300 ms')
  formatLine('rows in the page while scrolling', `${maxRows}`, 'at the most; goal 60')
  formatLine(
    'a frame while scrolling',
    formatMilliseconds(percentile(frames, 0.95)),
    `95 of 100 are shorter; goal 20 ms; ${formatMilliseconds((await spent()) / frames.length)} of processor time each`,
  )
  await page.context().close()
}

async function measureBigTree(stage) {
  const page = await stage.page()
  await signIn(page)
  await page.goto('/system/tenantpackage')
  await page.getByRole('button', { name: '新增' }).first().click()
  const all = page.getByRole('dialog').getByRole('button', { name: '全选' })
  await all.waitFor()
  const times = await page.evaluate(async (count) => {
    const button = [...document.querySelectorAll('[role=dialog] button')].find(({ textContent }) => textContent.includes('全选'))
    const list = []
    for (let round = 0; round < count; round += 1) {
      const began = performance.now()
      button.click()
      await new Promise((resolve) =>
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel()
          port1.onmessage = resolve
          port2.postMessage(0)
        }),
      )
      list.push(performance.now() - began)
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
    return list
  }, rounds)
  formatLine(`tree of ${nodes}, everything ticked`, formatMilliseconds(median(times)), 'until painted; goal 100 ms')
  await page.context().close()
}

const answers = ({ pathname }) => {
  if (pathname.endsWith('/tenant-package/page')) return manyRows
  return pathname.endsWith('/menu/tree') ? bigTree : undefined
}

/** Measures the largest lists and trees that a response can contain. */
export async function measureLists() {
  printLine('Lists, in the production build')
  await withConsole(
    async (stage) => {
      await measureManyRows(stage)
      await measureBigTree(stage)
    },
    { answers },
  )
}

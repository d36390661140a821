import { readFile } from 'node:fs/promises'
import readExcelFile from 'read-excel-file/node'
import { expectAccessible, expectNoSidewaysScroll } from './support/axe'
import { listScreen } from './support/list-screen'
import { storeAppearance } from './support/preferences'
import { expect, test } from './support/test'

const orders = '/biz/parkingLotOrder'

/** Returns the headers that the actions column covers in part. */
function findCoveredHeaders(table: Element) {
  const edge = table.querySelector('th.kit-cell-actions')?.getBoundingClientRect().left ?? Number.POSITIVE_INFINITY
  const isCut = (head: Element) => head.getBoundingClientRect().left < edge - 1 && head.getBoundingClientRect().right > edge + 1
  return [...table.querySelectorAll('th')].filter(isCut).map(({ textContent }) => textContent)
}

test('filters are stored in the URL and under a name, and are restored', async ({ page }) => {
  const screen = listScreen(page)
  await screen.open(orders)
  const ofAll = screen.main.getByText(await screen.main.getByText(/^共 [\d,]+ 条$/).innerText(), { exact: true })
  await page.keyboard.press('/')
  await expect(screen.main.getByRole('searchbox', { name: '车牌号' })).toBeFocused()
  await screen.main.getByRole('searchbox', { name: '车牌号' }).fill('浙')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/plateNo=/)
  await expect(ofAll).toHaveCount(0)
  const total = await screen.main.getByText(/^共 [\d,]+ 条$/).innerText()
  await screen.button('常用筛选').click()
  await screen.dialog.getByLabel('筛选名称').fill('本地车')
  await screen.dialog.getByRole('button', { name: '保存' }).click()
  await page.keyboard.press('Escape')
  await screen.button('清空').click()
  await expect(page).not.toHaveURL(/plateNo=/)
  await expect(ofAll).toBeVisible()
  await page.goBack()
  await expect(screen.main.getByText(total, { exact: true })).toBeVisible()

  await screen.open(orders)
  await screen.button('常用筛选').click()
  await screen.dialog.getByRole('button', { name: '使用筛选「本地车」' }).click()
  await expect(page).toHaveURL(/plateNo=/)
  await expect(screen.main.getByText(total, { exact: true })).toBeVisible()
})

test('a view tells how many of its records wait for the user', async ({ page }) => {
  const screen = listScreen(page)
  await screen.open('/biz/userOrder')
  const refunding = screen.main.getByRole('button', { name: /^退款中\s*\d+$/ })
  const { 1: count = '' } = /(\d+)$/.exec(await refunding.innerText()) ?? []
  await refunding.click()
  await expect(screen.main.getByText(`共 ${count} 条`, { exact: true })).toBeVisible()
})

test("a list starts near the top, marks empty cells and counts a tree's rows", async ({ page }) => {
  const screen = listScreen(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  await screen.open('/biz/shopPayment')
  const first = screen.main.locator('tbody tr').first()
  await expect.poll(async () => (await first.boundingBox())?.y ?? 900).toBeLessThanOrEqual(290)
  await expect(screen.button('批量催缴')).toBeVisible()
  await screen.open(orders)
  const empty = screen.main.locator('tbody td[data-label="实付金额"] .kit-text:empty').first()
  expect(await empty.evaluate((cell) => getComputedStyle(cell, '::after').content)).toContain('—')
  await screen.open('/system/menu')
  await expect(screen.main.getByText(/^共 \d+ 条$/)).toBeVisible()
})

test("columns fit a desktop, sort and keep the user's arrangement", async ({ page }) => {
  const screen = listScreen(page)
  await screen.open(orders)
  const head = (name: string) => screen.main.getByRole('columnheader', { name })
  for (const name of ['车牌号', '订单状态', '支付状态', '应收金额', '入场时间']) await expect(head(name)).toBeInViewport({ ratio: 1 })
  // the columns that fit end at the actions column
  for (const width of [1024, 1366, 1440, 1600]) {
    await page.setViewportSize({ width, height: 900 })
    await expect.poll(() => screen.main.getByRole('table').evaluate(findCoveredHeaders)).toEqual([])
  }
  await page.setViewportSize({ width: 1440, height: 900 })
  await head('实付金额').getByRole('button').click()
  await expect(page).toHaveURL(/payAmount/)
  await expect(head('实付金额')).toHaveAttribute('aria-sort', 'ascending')

  await head('停车场').getByRole('separator').press('ArrowRight')
  const width = (await head('停车场').boundingBox())?.width
  await screen.button('列设置').click()
  await screen.dialog.getByLabel('显示支付状态').uncheck()
  await screen.dialog.getByRole('button', { name: '停车场上移' }).click()
  await page.keyboard.press('Escape')
  await page.reload()
  await expect(head('支付状态')).toHaveCount(0)
  // past the hidden column and the one before it
  await expect(head('停车场')).toHaveJSProperty('cellIndex', 5)
  expect(Math.round((await head('停车场').boundingBox())?.width ?? 0)).toBe(Math.round(width ?? -1))
})

test('the selection spans pages and limits the export', async ({ page }) => {
  const screen = listScreen(page)
  await screen.open('/biz/scenicSpotTicket')
  const names = screen.rows.locator('.kit-cell-name')
  const first = await names.first().innerText()
  await page.getByRole('checkbox', { name: '选择第 1 行' }).check()
  await expect(screen.main.getByText('已选 1 条')).toBeVisible()
  await page.getByRole('button', { name: '第 2 页' }).click()
  await page.getByRole('checkbox', { name: '选择第 21 行' }).check()
  const second = await names.first().innerText()
  await expect(screen.main.getByText('已选 2 条')).toBeVisible()
  await screen.button('导出与打印').click()
  await screen.dialog.getByLabel('已选（2 条）').check()
  await screen.dialog.getByLabel('CSV').check()
  const saved = page.waitForEvent('download')
  await screen.dialog.getByRole('button', { name: '开始' }).click()
  const lines = (await readFile(await (await saved).path(), 'utf8')).trim().split('\n')
  expect(lines).toHaveLength(3)
  expect(lines[1]).toContain(first)
  expect(lines[2]).toContain(second)
})

test('3,000 rows are exported under the shipped policy', async ({ page }) => {
  const total = 3000
  await page.route('**/userOrder/page**', async (route) => {
    const query = new URL(route.request().url()).searchParams
    const [current, size] = [Number(query.get('current') ?? 1), Number(query.get('size') ?? 10)]
    const response = await route.fetch()
    const answer = (await response.json()) as { data: { records: { id: string }[]; total: number } } // shape of the mock's page
    const [row] = answer.data.records
    const records = Array.from({ length: Math.min(size, total - (current - 1) * size) }, (_, index) => ({
      ...row,
      id: String((current - 1) * size + index + 1),
      remark: '湖滨步行街'.repeat(20),
    }))
    await route.fulfill({ response, json: { ...answer, data: { ...answer.data, records, total, current, size } } })
  })
  const screen = listScreen(page)
  await screen.open('/biz/userOrder')
  await screen.button('导出与打印').click()
  await page
    .getByRole('dialog')
    .getByRole('radio', { name: /全部页/ })
    .check()
  const download = page.waitForEvent('download')
  await page.getByRole('dialog').getByRole('button', { name: '开始' }).click()
  const [sheet] = await readExcelFile(await (await download).path())
  expect(sheet?.data).toHaveLength(total + 1)
})

test('a delete can be undone and is sent when the page is left', async ({ page }) => {
  const questions = listScreen(page)
  await questions.open('/biz/frequentlyAskedQuestion')
  const name = await questions.rows.first().locator('.kit-cell-name').innerText()
  await questions.act('删除', name)
  await questions.agree('删除')
  await expect(questions.row(name)).toHaveCount(0)
  await questions.button('撤销').click()
  await expect(questions.row(name)).toHaveCount(1)
  await questions.act('删除', name)
  await questions.agree('删除')
  await expect(questions.button('撤销')).toBeVisible()
  await questions.open('/biz/frequentlyAskedQuestion')
  await expect(questions.row(name)).toHaveCount(0)
  await expect(questions.button('撤销')).toHaveCount(0)
})

for (const [language, label] of [
  ['zh-cn', '创建时间'],
  ['en', 'Created'],
] as const)
  test(`the filters of a list with a tree fit one row without overlap: ${language}`, async ({ page }) => {
    await storeAppearance(page, { language })
    await page.setViewportSize({ width: 1440, height: 900 })
    const screen = listScreen(page)
    await screen.open('/system/user')
    await expect(screen.main.getByLabel(label)).toBeVisible()
    const parts = await screen.main.locator('.kit-search-bar > *').evaluateAll((all) =>
      all.map((part) => {
        const { left, bottom } = part.getBoundingClientRect()
        const controls = [...part.querySelectorAll('.kit-input, .p-dropdown, .p-calendar, button')]
        return { left, bottom: Math.round(bottom), right: Math.max(...controls.map((control) => control.getBoundingClientRect().right)) }
      }),
    )
    expect(new Set(parts.map(({ bottom }) => bottom)).size).toBe(1)
    for (const [at, { right }] of parts.slice(0, -1).entries()) expect(right).toBeLessThanOrEqual(parts[at + 1]?.left ?? 0)
  })

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const)
  test(`a list is accessible at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await listScreen(page).open(orders)
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
  })

test('a record is a card of two lines on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 844 })
  const screen = listScreen(page)
  await screen.open('/system/post')
  const [first] = await screen.rows.all()
  for (const row of (await screen.rows.all()).slice(0, 5)) expect((await row.boundingBox())?.height).toBeLessThanOrEqual(96)
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
  // the whole card opens the record
  await first?.click({ position: { x: 80, y: 50 } })
  await expect(screen.dialog.getByRole('heading').first()).toBeVisible()
})

test('the checkbox of a card is visible inside it on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const screen = listScreen(page)
  await screen.open('/system/post')
  const card = screen.rows.nth(1)
  const checkbox = card.getByRole('checkbox')
  await expect(checkbox).toHaveCSS('opacity', '1')
  const [outer, inner] = [await card.boundingBox(), await checkbox.boundingBox()]
  expect(inner?.y).toBeGreaterThan(outer?.y ?? Number.POSITIVE_INFINITY)
  expect((inner?.y ?? 0) + (inner?.height ?? 0)).toBeLessThan((outer?.y ?? 0) + 50)
  await checkbox.check()
  await expect(screen.main.getByText('已选 1 条')).toBeVisible()
})

import { readFile } from 'node:fs/promises'
import { expectAccessible, expectNoSidewaysScroll } from './support/axe'
import { listScreen } from './support/list-screen'
import { storeAppearance } from './support/preferences'
import { expect, test } from './support/test'

const orders = '/biz/parkingLotOrder'

/** Returns the column headers that the actions column partly covers. */
function findCoveredHeaders(table: Element) {
  const edge = table.querySelector('th.kit-cell-actions')?.getBoundingClientRect().left ?? Number.POSITIVE_INFINITY
  const isCut = (head: Element) => head.getBoundingClientRect().left < edge - 1 && head.getBoundingClientRect().right > edge + 1
  return [...table.querySelectorAll('th')].filter(isCut).map(({ textContent }) => textContent)
}

test('a filter is stored in the URL and can be saved under a name', async ({ page }) => {
  const screen = listScreen(page)
  await screen.open(orders)
  const unfiltered = screen.main.getByText(await screen.main.getByText(/^共 [\d,]+ 条$/).innerText(), { exact: true })
  await page.keyboard.press('/')
  await expect(screen.main.getByRole('searchbox', { name: '车牌号' })).toBeFocused()
  await screen.main.getByRole('searchbox', { name: '车牌号' }).fill('浙')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/plateNo=/)
  await expect(unfiltered).toHaveCount(0)
  const total = await screen.main.getByText(/^共 [\d,]+ 条$/).innerText()
  await screen.button('常用筛选').click()
  await screen.dialog.getByLabel('筛选名称').fill('本地车')
  await screen.dialog.getByRole('button', { name: '保存当前条件' }).click()
  await page.keyboard.press('Escape')
  await screen.button('清空').click()
  await expect(page).not.toHaveURL(/plateNo=/)
  await expect(unfiltered).toBeVisible()
  await page.goBack()
  await expect(screen.main.getByText(total, { exact: true })).toBeVisible()

  await screen.open(orders)
  await screen.button('常用筛选').click()
  await screen.dialog.getByRole('button', { name: '使用筛选「本地车」' }).click()
  await expect(page).toHaveURL(/plateNo=/)
  await expect(screen.main.getByText(total, { exact: true })).toBeVisible()
})

test('a list starts near the top, marks empty cells and counts its rows', async ({ page }) => {
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

test('columns fit a desktop, sort and keep the layout of the user', async ({ page }) => {
  const screen = listScreen(page)
  await screen.open(orders)
  const head = (name: string) => screen.main.getByRole('columnheader', { name })
  for (const name of ['车牌号', '订单状态', '支付状态', '应收金额', '入场时间']) await expect(head(name)).toBeInViewport({ ratio: 1 })
  // visible columns end where the actions column starts
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
  await screen.dialog.getByLabel('紧凑').check()
  await page.keyboard.press('Escape')
  await page.reload()
  await expect(head('支付状态')).toHaveCount(0)
  await expect(head('停车场')).toHaveJSProperty('cellIndex', 6)
  expect(Math.round((await head('停车场').boundingBox())?.width ?? 0)).toBe(Math.round(width ?? -1))
  await expect(screen.main.getByRole('table').locator('..')).toHaveAttribute('data-density', 'compact')
})

test('rows are navigated, copied and opened by keyboard', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const screen = listScreen(page)
  await screen.open(orders)
  await screen.rows.first().focus()
  await page.keyboard.press('ArrowDown')
  const second = screen.rows.nth(1)
  await expect(second).toBeFocused()
  await page.keyboard.press('Control+c')
  await expect(page.getByText('已复制')).toBeVisible()
  const plate = (await second.getByRole('cell').nth(1).innerText()).trim()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied.split('\t')[0]).toBe(plate)
  await page.keyboard.press('Enter')
  await expect(screen.dialog).toContainText(plate)
})

test('a selection spans pages, and only selected rows are exported', async ({ page }) => {
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

test('a delete can be undone until the page is left, which sends it', async ({ page }) => {
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

test('on a phone, the first row is in the upper half, tools are in menus', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const screen = listScreen(page)
  for (const address of ['/system/user', '/biz/shopPayment']) {
    await screen.open(address)
    expect((await screen.rows.first().boundingBox())?.y).toBeLessThan(422)
  }
  await screen.button('操作').click()
  await expect(page.getByRole('menuitem', { name: '批量删除' })).toBeVisible()
  await page.keyboard.press('Escape')
  await screen.button('更多').click()
  await page.getByRole('menuitem', { name: '列设置' }).click()
  await expect(screen.dialog).toContainText('列设置')
})

for (const [language, label] of [
  ['zh-cn', '创建时间'],
  ['en', 'Created'],
] as const)
  test(`filters next to a tree fit one row without overlap: ${language}`, async ({ page }) => {
    await storeAppearance(page, { language })
    await page.setViewportSize({ width: 1440, height: 900 })
    const screen = listScreen(page)
    await screen.open('/system/user')
    await expect(screen.main.getByLabel(label)).toBeVisible()
    const filters = await screen.main.locator('.kit-search > *').evaluateAll((all) =>
      all.map((filter) => {
        const { left, bottom } = filter.getBoundingClientRect()
        const controls = [...filter.querySelectorAll('.kit-input, .p-dropdown, .p-calendar, button')]
        return { left, bottom: Math.round(bottom), right: Math.max(...controls.map((control) => control.getBoundingClientRect().right)) }
      }),
    )
    expect(new Set(filters.map(({ bottom }) => bottom)).size).toBe(1)
    for (const [at, { right }] of filters.slice(0, -1).entries()) expect(right).toBeLessThanOrEqual(filters[at + 1]?.left ?? 0)
  })

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const)
  test(`the list is accessible at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await listScreen(page).open(orders)
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
  })

import type { Page } from '@playwright/test'
import { expectAccessible } from './support/axe'
import { listScreen } from './support/list-screen'
import { expect, test } from './support/test'

/** Checks the page once it has loaded and faded in. */
const expectSettledAccessible = async (page: Page) => {
  await expect(page.getByRole('main').locator('[aria-busy="true"]:visible')).toHaveCount(0)
  await expect(() => expectAccessible(page)).toPass({ timeout: 10_000 })
}

test('a card of a board is moved by drag and by keyboard, and saved', async ({ page }) => {
  const { main } = listScreen(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/dp/facility?view=board')
  const column = (name: string) => main.getByRole('region', { name })
  const card = page.locator('[data-card]', { hasText: '南岸非遗街区消火栓' })
  await expect(column('故障').filter({ has: card })).toBeVisible()
  await expectSettledAccessible(page)
  await card.dragTo(column('维修中').locator('[data-card]').first())
  await expect(column('维修中').filter({ has: card })).toBeVisible()
  await expect(main.getByRole('status').filter({ hasText: '已移到“维修中”' })).toBeAttached()
  await card.focus()
  await page.keyboard.press('Control+ArrowLeft')
  await expect(main.getByRole('status').filter({ hasText: '已移到“故障”' })).toBeAttached()
  await page.reload()
  await expect(column('故障').filter({ has: card })).toBeVisible()
})

test('a calendar opens a record and keeps its period in the URL', async ({ page }) => {
  const { main, dialog } = listScreen(page)
  await page.goto('/biz/parkingLotReserve')
  await main.getByRole('button', { name: '日历' }).click()
  await expect(page).toHaveURL(/view=calendar/)
  await main.getByRole('button', { name: '周', exact: true }).click()
  await expect(page).toHaveURL(/period=w/)
  await expectSettledAccessible(page)
  await main
    .getByRole('button', { name: /\d\d:\d\d/ })
    .first()
    .click()
  await expect(dialog.first()).toBeVisible()
})

test('a price is changed in its cell, and a refused one is kept there', async ({ page }) => {
  const screen = listScreen(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  await screen.open('/biz/scenicSpotTicket')
  const row = screen.rows.first()
  const cell = row.getByRole('button', { name: /^销售价|¥|\d+\.\d\d/ }).first()
  const before = await cell.innerText()
  await cell.dblclick()
  const box = row.getByRole('textbox')
  await box.fill('12.345')
  await page.keyboard.press('Enter')
  await expect(row.getByText(/最多 2 位小数/)).toBeVisible()
  await expect(box).toHaveValue('12.345')
  await box.fill('77.50')
  await page.keyboard.press('Enter')
  await expect(row.getByText('77.50')).toBeVisible()
  await expect(box).toHaveCount(0)
  expect(before).not.toContain('77.50')
  await expectSettledAccessible(page)
})

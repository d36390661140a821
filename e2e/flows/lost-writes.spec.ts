import type { Page } from '@playwright/test'
import { expect, test } from '../support/flow'
import { packagesPage } from '../support/packages-page'

const notices = (page: Page) => page.getByRole('region', { name: '通知' }).getByRole('button', { name: '关闭通知' })

async function draft(page: Page) {
  const screen = packagesPage(page)
  await screen.open()
  await screen.button('新增').click()
  await screen.name.fill('断网也不丢')
  await screen.chooseMenu()
  await screen.remark.fill('写了很久的备注')
  return screen
}

async function keptAndSavedAgain(page: Page) {
  const screen = packagesPage(page)
  await expect(screen.save).toBeEnabled()
  await expect(screen.name).toHaveValue('断网也不丢')
  await expect(screen.remark).toHaveValue('写了很久的备注')
  await screen.save.click()
  await expect(screen.notice('新增成功')).toBeVisible()
  await screen.searchFor('断网也不丢')
  await expect(screen.rows).toHaveCount(1)
}

// spec 4.28
test('a 500 in the middle of a save re-enables the form, loses nothing and says so once', async ({ page, addFault }) => {
  const screen = await draft(page)
  await addFault('tenantPackage.submit', 'status500')
  await screen.save.click()
  await expect(notices(page)).toHaveCount(1)
  await keptAndSavedAgain(page)
})

test('a save that is clicked five times at once is sent once', async ({ page, addFault }) => {
  const screen = await draft(page)
  await addFault('tenantPackage.submit', 'slow')
  let sent = 0
  page.on('request', (request) => {
    if (request.url().includes('/tenant-package/submit')) sent += 1
  })
  await screen.save.evaluate((button: HTMLButtonElement) => {
    for (let round = 0; round < 5; round += 1) button.click()
  })
  await expect(screen.notice('新增成功')).toBeVisible({ timeout: 10_000 })
  expect(sent).toBe(1)
})

test('finds a save that was carried out when its response is lost', async ({ page, addFault }) => {
  const screen = await draft(page)
  await addFault('tenantPackage.submit', 'lost')
  await screen.save.click()
  await expect(page.getByText('没有收到结果，已核对：操作已经生效')).toBeVisible()
  await expect(screen.dialog).toHaveCount(0)
  await screen.searchFor('断网也不丢')
  await expect(screen.rows).toHaveCount(1)
})

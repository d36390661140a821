import { expect, test } from '../support/flow'
import { expectFormKept, fillNewPackage, noticeButtons } from '../support/packages-page'

// spec 4.28
test('a 500 during a save keeps the form and shows one error', async ({ page, addFault }) => {
  const screen = await fillNewPackage(page)
  await addFault('tenantPackage.submit', 'status500')
  await screen.save.click()
  await expect(noticeButtons(page)).toHaveCount(1)
  await expectFormKept(page)
})

test('five clicks on save send it once', async ({ page, addFault }) => {
  const screen = await fillNewPackage(page)
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

test('a save with a lost response is found', async ({ page, addFault }) => {
  const screen = await fillNewPackage(page)
  await addFault('tenantPackage.submit', 'lost')
  await screen.save.click()
  await expect(page.getByText('没有收到结果，已核对：操作已经生效')).toBeVisible()
  await expect(screen.dialog).toHaveCount(0)
  await screen.searchFor('断网也不丢')
  await expect(screen.rows).toHaveCount(1)
})

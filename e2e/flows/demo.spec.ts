import { expect, type Page } from '@playwright/test'
import { signInToDemo, test } from '../support/demo'
import { packagesPage } from '../support/packages-page'

/** Returns the packages that the mock platform in the page has stored, as JSON. */
const readStoredPackages = (page: Page) =>
  page.evaluate(async () => {
    const toPromise = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
    const database = await toPromise(indexedDB.open('jwsk-mocks'))
    const stored = await toPromise(database.transaction('parts').objectStore('parts').get('tenantPackage'))
    database.close()
    return JSON.stringify(stored)
  })

test('fills in a demo account with one click and resets the data', async ({ page }) => {
  await page.goto('/login')
  await page.getByRole('button', { name: '换一张验证码' }).locator('img').waitFor()
  await page.getByRole('button', { name: /收银员/ }).click()
  await expect(page.getByLabel('验证码', { exact: true })).not.toHaveValue('')
  await page.getByRole('button', { name: '恢复演示数据' }).click()
  await expect(page.getByText('演示数据已恢复')).toBeVisible()
  await expect(page.getByLabel('验证码', { exact: true })).toHaveValue('')
})

test('runs without a server and keeps added records across a reload', async ({ page }) => {
  await signInToDemo(page)
  const screen = packagesPage(page)
  await screen.open()
  await screen.button('新增').click()
  await screen.name.fill('演示新增版')
  await screen.chooseMenu()
  await screen.save.click()
  await expect(screen.notice('新增成功')).toBeVisible()
  await expect.poll(() => readStoredPackages(page)).toContain('演示新增版')
  await page.reload()
  await screen.searchFor('演示新增版')
  await expect(screen.rows).toHaveCount(1)
})

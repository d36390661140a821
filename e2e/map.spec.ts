import { expect, test } from './support/test'

const tileImage = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64')

// spec 2.9, 2.45
test('the map screen shows the tiles of the configured service', async ({ page }) => {
  await page.route('**/config.json', async (route) => {
    const response = await route.fetch()
    const mapTiles = { url: '/tiles/{z}/{x}/{y}.png', attribution: '© 测试地图', datum: 'gcj02' }
    await route.fulfill({ json: { ...(await response.json()), mapTiles } })
  })
  await page.route('**/tiles/**', (route) => route.fulfill({ body: tileImage, contentType: 'image/png' }))
  await page.goto('/test/index')
  const main = page.getByRole('main')
  const map = main.locator('.leaflet-container')
  await expect(map).toBeVisible()
  expect((await map.boundingBox())?.height).toBeGreaterThan(200)
  await expect(main.getByText('© 测试地图')).toBeVisible()
  await expect(map.locator('img.leaflet-tile-loaded').first()).toHaveJSProperty('naturalWidth', 1)
})

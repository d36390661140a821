import { expect, test } from './support/test'

// spec 2.9, 2.45
test('the map of the console opens as a screen of its own', async ({ page }) => {
  await page.goto('/test/index')
  const map = page.getByRole('main').locator('.leaflet-container')
  await expect(map).toBeVisible()
  expect((await map.boundingBox())?.height).toBeGreaterThan(200)
})

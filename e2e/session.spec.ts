import { setAppearance } from './support/preferences'
import { expect, test } from './support/test'

// spec 7.9
test('calls bring the cookies of the session along', async ({ page }) => {
  const asked = page.waitForRequest(/\/oauth\/user-info/)
  await page.goto('/wel/index')
  expect((await (await asked).allHeaders()).cookie).toMatch(/jwsk-access-token=/)
})

test.describe('nobody signed in', () => {
  test.use({ visitor: 'nobody' })

  // spec 2.5
  test('the login wears the look of mac-os, and another one no look of its own', async ({ page }) => {
    const look = async (theme: string) => {
      await setAppearance(page, { theme })
      await page.goto('/login')
      await expect(page.getByLabel('用户名')).toBeVisible()
      const card = page.locator('.login-card')
      return card.evaluate((box) => [getComputedStyle(box).borderRadius, getComputedStyle(box, '::before').width])
    }
    expect(await look('mac-os')).toEqual(['20px', '88px'])
    expect(await look('white')).not.toContain('88px')
  })
})

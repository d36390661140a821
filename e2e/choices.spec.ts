import { expectAccessible } from './support/axe'
import { listScreen } from './support/list-screen'
import { expect, test } from './support/test'

const forms = { '/desk/notice': ['.p-dropdown', '.p-calendar'], '/biz/thirdClient': ['.p-multiselect'] }

for (const width of [1440, 390])
  test.describe(`${width} px`, () => {
    test.use({ viewport: { width, height: 900 } })
    test('open lists and calendars are accessible; Escape closes only them', async ({ page }) => {
      const screen = listScreen(page)
      const panels = page.locator('.kit-overlay')
      const form = page.locator('.kit-dialog')
      for (const [address, boxes] of Object.entries(forms)) {
        await screen.open(address)
        await screen.button('新增').click()
        for (const box of boxes) {
          const input = form.locator(box).first().locator('input').first()
          await input.press('ArrowDown')
          await expect(panels).toHaveCount(1)
          await expectAccessible(page)
          await page.keyboard.press('Escape')
          await expect(panels).toHaveCount(0)
          await expect(form).toBeVisible()
          await expect(input).toBeFocused()
        }
      }
    })
  })

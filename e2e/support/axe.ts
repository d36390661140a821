import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const axeOn = (page: Page) =>
  // what is in order is neither described nor carried to a second page: that is half of the time
  new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode()

/** The rule, the element and the advice of everything that axe finds on the page as it stands. */
export async function violationsOn(page: Page, axe = axeOn(page)): Promise<string> {
  // colours in the middle of a transition are nobody's contrast
  await page.evaluate(() => Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => undefined))))
  const { violations } = await axe.analyze()
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${help}\n${html}\n${failureSummary}`),
  )
  return found.join('\n\n')
}

/** Fails with everything that axe finds. */
export const expectAccessible = async (page: Page) => expect(await violationsOn(page)).toBe('')

/** The same for contrast alone. */
export const expectContrast = async (page: Page) => expect(await violationsOn(page, axeOn(page).withRules('color-contrast'))).toBe('')

/** The page itself never scrolls sideways, whatever its width. */
export async function expectNoSidewaysScroll(page: Page) {
  const { scroll, inner } = await page.evaluate(() => ({ scroll: document.documentElement.scrollWidth, inner: window.innerWidth }))
  expect(scroll).toBeLessThanOrEqual(inner)
}

import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** Fails with the rule, the element and the advice of everything that axe finds on the page as it stands. */
export const expectAccessible = (page: Page) => expectNothing(page, new AxeBuilder({ page }))

/** The same for contrast alone. */
export const expectContrast = (page: Page) => expectNothing(page, new AxeBuilder({ page }).withRules('color-contrast'))

async function expectNothing(page: Page, axe: AxeBuilder) {
  // colours in the middle of a transition are nobody's contrast
  await page.evaluate(() => Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => undefined))))
  const { violations } = await axe.analyze()
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${help}\n${html}\n${failureSummary}`),
  )
  expect(found.join('\n\n')).toBe('')
}

/** The page itself never scrolls sideways, whatever its width. */
export async function expectNoSidewaysScroll(page: Page) {
  const { scroll, inner } = await page.evaluate(() => ({ scroll: document.documentElement.scrollWidth, inner: window.innerWidth }))
  expect(scroll).toBeLessThanOrEqual(inner)
}

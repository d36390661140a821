import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** Fails with the rule, the element and the advice of everything that axe finds on the page as it stands. */
export async function expectAccessible(page: Page) {
  // colours in the middle of a transition are nobody's contrast
  await page.evaluate(() => Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => undefined))))
  const { violations } = await new AxeBuilder({ page }).analyze()
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

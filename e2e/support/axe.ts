import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'
import type { AxeResults, RunOptions } from 'axe-core'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

// rows from the ninth on repeat the markup of those above, and scanning each takes time
const repeatedRows = 'tbody tr:nth-child(n+9)'

type Axe = (context: object, options: RunOptions) => Promise<AxeResults>

/** Returns the rule, element and advice of every violation that axe finds on the current page. */
export async function findViolations(page: Page, options: RunOptions = {}): Promise<string> {
  // injected once per page, because loading axe takes longer than a scan
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  const { violations } = await page.evaluate(
    async ({ exclude, overrides }) => {
      // contrast is final only after all transitions; an inherited color starts another transition a frame later
      for (let idleFrames = 0; idleFrames < 2; ) {
        await new Promise(requestAnimationFrame)
        const running = document.getAnimations().filter(
          ({ playState, effect, timeline }) =>
            // those that follow a scroll position never end
            timeline instanceof DocumentTimeline && playState === 'running' && effect?.getComputedTiming().endTime !== Infinity,
        )
        idleFrames = running.length > 0 ? 0 : idleFrames + 1
        await Promise.all(running.map((animation) => animation.finished.catch(() => undefined)))
      }
      const { axe } = window as unknown as { readonly axe: { readonly run: Axe } } // set by the source above
      // passed rules are left out of the result
      return axe.run({ include: [document], exclude: [exclude] }, { resultTypes: ['violations'], ...overrides })
    },
    { exclude: repeatedRows, overrides: options },
  )
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${help}\n${html}\n${failureSummary}`),
  )
  return found.join('\n\n')
}

/** Fails with every violation that axe finds. */
export const expectAccessible = async (page: Page) => expect(await findViolations(page)).toBe('')

/** Fails with every violation of color contrast. */
export const expectContrast = async (page: Page) => expect(await findViolations(page, { runOnly: ['color-contrast'] })).toBe('')

/** Fails if the page scrolls horizontally. */
export async function expectNoSidewaysScroll(page: Page) {
  const { scroll, inner } = await page.evaluate(() => ({ scroll: document.documentElement.scrollWidth, inner: window.innerWidth }))
  expect(scroll).toBeLessThanOrEqual(inner)
}

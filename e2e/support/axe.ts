import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'
import type { AxeResults, RunOptions } from 'axe-core'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

// a row below looks like those above, and every one costs as much
const repeatedRows = 'tbody tr:nth-child(n+9)'

type Axe = (context: object, options: RunOptions) => Promise<AxeResults>

/** The rule, the element and the advice of everything that axe finds on the page as it stands. */
export async function findViolations(page: Page, options: RunOptions = {}): Promise<string> {
  // read once by a page, which takes it longer than a look
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  const { violations } = await page.evaluate(
    async ({ exclude, asked }) => {
      // colours in the middle of a transition are nobody's contrast; what a parent hands down begins one of its own
      for (let quiet = 0; quiet < 2; ) {
        await new Promise(requestAnimationFrame)
        const running = document
          .getAnimations()
          .filter(({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity)
        quiet = running.length > 0 ? 0 : quiet + 1
        await Promise.all(running.map((animation) => animation.finished.catch(() => undefined)))
      }
      const { axe } = window as unknown as { readonly axe: { readonly run: Axe } } // the source above puts it there
      // what is in order is not described
      return axe.run({ include: [document], exclude: [exclude] }, { resultTypes: ['violations'], ...asked })
    },
    { exclude: repeatedRows, asked: options },
  )
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${help}\n${html}\n${failureSummary}`),
  )
  return found.join('\n\n')
}

/** Fails with everything that axe finds. */
export const expectAccessible = async (page: Page) => expect(await findViolations(page)).toBe('')

/** The same for contrast alone. */
export const expectContrast = async (page: Page) => expect(await findViolations(page, { runOnly: ['color-contrast'] })).toBe('')

/** The page itself never scrolls sideways, whatever its width. */
export async function expectNoSidewaysScroll(page: Page) {
  const { scroll, inner } = await page.evaluate(() => ({ scroll: document.documentElement.scrollWidth, inner: window.innerWidth }))
  expect(scroll).toBeLessThanOrEqual(inner)
}

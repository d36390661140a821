import { printLine } from '../scripts/lib/root.mjs'
import { formatLine, formatMegabytes, getHeapSize, withConsole } from './harness.mjs'

/** Milliseconds per step, slightly more than the polling interval of the wallboard. */
const stepMs = 10_500
const timeoutMs = 5000
const hour = 3_600_000

/** Measures the heap growth of the wallboard over 24 hours, with a fake clock that is advanced. */
export async function measurePortal({ hours }) {
  printLine('Portal, in the production build')
  await withConsole(async (stage) => {
    const page = await stage.page()
    await page.clock.install()
    await page.goto('/parkingPortal')
    await page.getByRole('heading', { level: 1 }).waitFor()
    const pass = async (time) => {
      let answers = 0
      for (let passed = 0; passed < time; passed += stepMs) {
        const isFigures = (response) => response.url().includes('/parkingLot/statistics')
        const answered = page.waitForResponse(isFigures, { timeout: timeoutMs }).then(
          () => 1,
          () => 0,
        )
        await page.clock.runFor(stepMs)
        answers += await answered
      }
      return answers
    }
    await pass(hour / 4)
    const before = await getHeapSize(page)
    const answers = await pass(hours * hour)
    formatLine(
      `portal, ${hours} h`,
      formatMegabytes((await getHeapSize(page)) - before),
      `more heap in use, ${answers} answers shown; goal 5 MB for 24 h`,
    )
  })
}

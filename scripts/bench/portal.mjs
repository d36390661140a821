import { tell } from '../lib/root.mjs'
import { heapOf, line, megabytes, onStage } from './stage.mjs'

/** between two questions of the screen */
const step = 10_000
const hour = 3_600_000

/** The big screen through a day and a night, by a clock that is turned on. */
export async function portal({ hours }) {
  tell('Portal, in the production build')
  await onStage(async (stage) => {
    const page = await stage.page()
    await page.clock.install()
    await page.goto('/parkingPortal')
    await page.getByRole('heading', { level: 1 }).waitFor()
    let asked = 0
    page.on('response', (response) => {
      if (response.url().includes('/parkingLot/statistics')) asked += 1
    })
    const pass = async (time) => {
      for (let passed = 0; passed < time; passed += step) await page.clock.runFor(step)
      await page.waitForLoadState('networkidle')
    }
    await pass(hour / 4)
    const before = await heapOf(page)
    asked = 0
    await pass(hours * hour)
    line(`portal, ${hours} h`, megabytes((await heapOf(page)) - before), `more heap in use, ${asked} answers shown; goal 5 MB for 24 h`)
  })
}

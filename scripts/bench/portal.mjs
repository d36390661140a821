import { print } from '../lib/root.mjs'
import { heapOf, line, megabytes, onStage } from './stage.mjs'

/** a little more than the screen rests between two questions */
const step = 10_500
const patience = 5000
const hour = 3_600_000

/** The big screen through a day and a night, by a clock that is turned on. */
export async function portal({ hours }) {
  print('Portal, in the production build')
  await onStage(async (stage) => {
    const page = await stage.page()
    await page.clock.install()
    await page.goto('/parkingPortal')
    await page.getByRole('heading', { level: 1 }).waitFor()
    const pass = async (time) => {
      let answers = 0
      for (let passed = 0; passed < time; passed += step) {
        const isFigures = (response) => response.url().includes('/parkingLot/statistics')
        const answered = page.waitForResponse(isFigures, { timeout: patience }).then(
          () => 1,
          () => 0,
        )
        await page.clock.runFor(step)
        answers += await answered
      }
      return answers
    }
    await pass(hour / 4)
    const before = await heapOf(page)
    const answers = await pass(hours * hour)
    line(`portal, ${hours} h`, megabytes((await heapOf(page)) - before), `more heap in use, ${answers} answers shown; goal 5 MB for 24 h`)
  })
}

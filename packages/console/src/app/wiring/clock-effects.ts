import { readLogClockFx, waitForDebounceFx } from '../../platform/logs/model'
import { readNoticeClockFx } from '../../shell/notices/model'

const getNow = () => Date.now()
const getToday = () => new Date()

const debounceMs = 300
const waitForDebounce = () => new Promise<void>((done) => setTimeout(done, debounceMs))

/** Implements the clock and debounce effects of the models. */
export function handleClockEffects(): void {
  readNoticeClockFx.use(getNow)
  readLogClockFx.use(getToday)
  waitForDebounceFx.use(waitForDebounce)
}

import { waitForDebounceFx, readLogClockFx } from '../../logs/model'
import { readNoticeClockFx } from '../../notices/model'

const getNow = () => Date.now()
const getToday = () => new Date()

const debounceMs = 300
const waitForDebounce = () => new Promise<void>((done) => setTimeout(done, debounceMs))

/** Gives the models the time. */
export function handleClockEffects(): void {
  readNoticeClockFx.use(getNow)
  readLogClockFx.use(getToday)
  waitForDebounceFx.use(waitForDebounce)
}

import { awaitCalmFx, stampLogFx } from '../../logs/model'
import { stampFx } from '../../notices/model'

const now = () => Date.now()
const today = () => new Date()

const calmAfter = 300
const calmPeriod = () => new Promise<void>((done) => setTimeout(done, calmAfter))

/** Gives the models the time. */
export function handleClockEffects(): void {
  stampFx.use(now)
  stampLogFx.use(today)
  awaitCalmFx.use(calmPeriod)
}

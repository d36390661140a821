import { timeOf } from '../../engine/world/time'

const noon = timeOf('2026-11-21 12:00:00')

/** The clock of the tests: noon of 21 November 2026 on the platform's wall. */
export const midday = { now: () => noon }

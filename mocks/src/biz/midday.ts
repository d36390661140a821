const noon = new Date(2026, 10, 21, 12).getTime()

/** The clock of the tests: noon of 21 November 2026 wherever they run. */
export const midday = { now: () => noon }

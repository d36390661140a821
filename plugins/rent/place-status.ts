/** Codes of `place_status`. */
export const placeStatus = { stopped: 0, free: 1, rented: 2, repair: 3 } as const

/** Codes of `rent_unit`. */
export const rentUnit = { hour: 1, day: 2, month: 3 } as const

/** Levels from the top down; the code of each level starts with that of the level above. */
export const levels = ['province', 'city', 'district', 'town', 'village'] as const
export type Level = (typeof levels)[number]

const lengths: Record<Level, number> = { province: 2, city: 4, district: 6, town: 9, village: 12 }

/** Parent of all provinces. */
export const countryCode = '00'

export const isRegionCode = (code: string) => /^\d+$/.test(code) && levels.some((level) => lengths[level] === code.length)

export const getRegionLevel = (code: string): Level | undefined => levels.find((level) => lengths[level] === code.length)

/** Returns the codes of a division's levels: `330106` → `33`, `3301`, `330106`. */
export const getRegionPath = (code: string): readonly string[] =>
  isRegionCode(code) ? levels.filter((level) => lengths[level] <= code.length).map((level) => code.slice(0, lengths[level])) : []

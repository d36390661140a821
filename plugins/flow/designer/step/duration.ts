export const durationUnits = ['hours', 'days'] as const
export type DurationUnit = (typeof durationUnits)[number]

export interface Duration {
  readonly amount: number
  readonly unit: DurationUnit
}

/** Parses an ISO 8601 duration of whole hours or days; `undefined` for any other text. */
export function parseDuration(text: string): Duration | undefined {
  const [, days, hours] = /^P(?:(\d{1,4})D|T(\d{1,4})H)$/.exec(text) ?? []
  if (days !== undefined) return { amount: Number(days), unit: 'days' }
  return hours === undefined ? undefined : { amount: Number(hours), unit: 'hours' }
}

/** Serializes a duration; `''` for none. */
export function serializeDuration({ amount, unit }: Duration): string {
  if (amount <= 0) return ''
  return unit === 'days' ? `P${amount}D` : `PT${amount}H`
}

import { addDays } from '../../fields/date/wire-date'

/** The names that both ends of a range have in the query of a list. */
export interface RangeNames {
  readonly field: string
  readonly from: string
  readonly to: string
}

const inclusiveSuffix = '_datege'

/** `createTime` starts after `createTime_dategt`; `releaseTime_datege` names a start that is included itself. */
export function getRangeNames(declared: string): RangeNames {
  const field = declared.endsWith(inclusiveSuffix) ? declared.slice(0, -inclusiveSuffix.length) : declared
  return { field, from: field === declared ? `${field}_dategt` : declared, to: `${field}_datelt` }
}

const secondBefore = ' 23:59:59'

/** Fields give the second before the first day; a start that is included is the day's own first second. */
export const toRangeStart = ({ from }: RangeNames, value: string): string =>
  from.endsWith(inclusiveSuffix) && value.endsWith(secondBefore) ? `${addDays(value.slice(0, 10), 1)} 00:00:00` : value

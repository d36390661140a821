import { addDays } from '../../fields/date/wire-date'

/** Query names of both ends of a range. */
export interface RangeNames {
  readonly field: string
  readonly from: string
  readonly to: string
}

const inclusiveSuffix = '_datege'

/** Returns the names of a range: `createTime` starts after `createTime_dategt`, `releaseTime_datege` itself is an inclusive start. */
export function getRangeNames(declared: string): RangeNames {
  const field = declared.endsWith(inclusiveSuffix) ? declared.slice(0, -inclusiveSuffix.length) : declared
  return { field, from: field === declared ? `${field}_dategt` : declared, to: `${field}_datelt` }
}

const secondBefore = ' 23:59:59'

/** Converts the start of a range. Fields return the second before the first day; an inclusive start is the first second of that day. */
export const toRangeStart = ({ from }: RangeNames, value: string): string =>
  from.endsWith(inclusiveSuffix) && value.endsWith(secondBefore) ? `${addDays(value.slice(0, 10), 1)} 00:00:00` : value

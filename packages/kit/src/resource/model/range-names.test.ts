import { expect, test } from 'vitest'
import { getRangeNames, toRangeStart } from './range-names'

// spec 5.16
test('uses the names that the list takes', () => {
  expect(getRangeNames('createTime')).toEqual({ field: 'createTime', from: 'createTime_dategt', to: 'createTime_datelt' })
  expect(getRangeNames('releaseTime_datege')).toEqual({ field: 'releaseTime', from: 'releaseTime_datege', to: 'releaseTime_datelt' })
})

test('an inclusive start is the first second of its day', () => {
  expect(toRangeStart(getRangeNames('releaseTime_datege'), '2026-12-31 23:59:59')).toBe('2027-01-01 00:00:00')
  expect(toRangeStart(getRangeNames('releaseTime_datege'), '')).toBe('')
  expect(toRangeStart(getRangeNames('createTime'), '2026-12-31 23:59:59')).toBe('2026-12-31 23:59:59')
})

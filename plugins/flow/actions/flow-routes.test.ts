import { expect, test } from 'vitest'
import { flowRoutes, formPath } from './flow-routes'

// spec 3.22
test('maps a category to the remark of its dictionary entry', () => {
  const routes = flowRoutes([
    { dictKey: 1, remark: 'leave' },
    { dictKey: '2', remark: 'expense' },
  ])
  expect([...routes]).toEqual([
    ['flow_1', 'leave'],
    ['flow_2', 'expense'],
  ])
})

test('ignores a remark that is not a single path segment', () => {
  expect(flowRoutes([{ dictKey: 1, remark: '../system' }, { dictKey: 2 }, { dictKey: 3, remark: '请假' }]).size).toBe(0)
})

test('encodes each id as one path segment', () => {
  expect(formPath('leave', ['form', 'leave:3:18'])).toBe('/work/process/leave/form/leave%3A3%3A18')
  expect(formPath('leave', ['handle', '1', '2', 'a/b'])).toBe('/work/process/leave/handle/1/2/a%2Fb')
})

test('an old request is the source of a new form', () => {
  expect(formPath('request', ['again', 'expense:1:2', '7'])).toBe('/work/process/request/form/expense%3A1%3A2?from=7')
})

import { expect, test } from 'vitest'
import { flowRoutes, formPath } from './flow-routes'

// spec 3.22
test('a category leads to the route that its dictionary entry remarks', () => {
  const routes = flowRoutes([
    { dictKey: 1, remark: 'leave' },
    { dictKey: '2', remark: 'expense' },
  ])
  expect([...routes]).toEqual([
    ['flow_1', 'leave'],
    ['flow_2', 'expense'],
  ])
})

test('a remark that is no segment of an address leads nowhere', () => {
  expect(flowRoutes([{ dictKey: 1, remark: '../system' }, { dictKey: 2 }, { dictKey: 3, remark: '请假' }]).size).toBe(0)
})

test('ids stand in the address as one segment each', () => {
  expect(formPath('leave', ['form', 'leave:3:18'])).toBe('/work/process/leave/form/leave%3A3%3A18')
  expect(formPath('leave', ['handle', '1', '2', 'a/b'])).toBe('/work/process/leave/handle/1/2/a%2Fb')
})

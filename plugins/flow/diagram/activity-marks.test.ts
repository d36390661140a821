import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createLegend, createMarks } from './activity-marks'

const at = (historyActivityId: string, historyActivityType: string, endTime = '') => ({ historyActivityId, historyActivityType, endTime })
const ended = '2026-11-20 10:05:00'

// spec 4.22, 4.24
test('marks open nodes as active, ended ones as passed, flows as taken', () => {
  const marks = createMarks([at('start', 'startEvent', ended), at('line', 'sequenceFlow', ended), at('task', 'userTask')])
  expect([...marks]).toEqual([
    ['start', 'passed'],
    ['line', 'taken'],
    ['task', 'active'],
  ])
})

// spec 4.22, 4.24
test('marks an unclaimed task as offered', () => {
  expect([...createMarks([at('open', 'candidate'), at('closed', 'candidate', ended)])]).toEqual([['open', 'offered']])
})

test('the legend shows the current state and always the past ones', () => {
  expect(createLegend(createMarks([at('task', 'candidate')]))).toEqual(['offered', 'passed', 'taken'])
  expect(createLegend(createMarks([at('task', 'userTask')]))).toEqual(['active', 'passed', 'taken'])
  expect(createLegend(createMarks([at('task', 'userTask', ended)]))).toEqual(['passed', 'taken'])
})

test('derives the outcome of an end from the flow into it', () => {
  const rejections = { ends: new Set(['cut']), lines: new Map([['no', 'end']]) }
  const reached = (lineTaken: string, id = 'end') =>
    createMarks([at('task', 'userTask', ended), at(lineTaken, 'sequenceFlow', ended), at(id, 'endEvent', ended)], { rejections }).get(id)
  expect([reached('no'), reached('yes'), reached('yes', 'cut')]).toEqual(['rejected', 'ended', 'rejected'])
  expect(reached('no', 'other')).toBe('ended')
})

test('the outcome overrides the diagram and marks the last node', () => {
  const reached = [at('task', 'userTask', ended), at('end', 'endEvent', ended)]
  expect(createMarks(reached, { outcome: 'rejected' }).get('end')).toBe('rejected')
  const broken = [at('line', 'sequenceFlow', ended), at('task', 'userTask', ended)]
  expect(createMarks(broken, { outcome: 'rejected' }).get('task')).toBe('rejected')
  expect(createMarks(broken, { outcome: 'ended' }).get('task')).toBe('passed')
  expect(createLegend(createMarks(reached, { outcome: 'ended' }))).toEqual(['ended', 'passed', 'taken'])
})

// spec 4.25
test('a later entry of an element replaces the earlier one', () => {
  expect(createMarks([at('task', 'userTask'), at('task', 'userTask', ended)]).get('task')).toBe('passed')
  expect(createMarks([at('task', 'userTask', ended), at('task', 'userTask')]).get('task')).toBe('active')
  expect(createMarks([at('task', 'userTask', ended), at('task', 'candidate', ended)]).has('task')).toBe(false)
})

test('only the last entry of each element counts', () => {
  const visit = fc.record({
    historyActivityId: fc.constantFrom('a', 'b', '__proto__', 'constructor'),
    historyActivityType: fc.constantFrom('sequenceFlow', 'candidate', 'userTask'),
    endTime: fc.constantFrom('', ended),
  })
  fc.assert(
    fc.property(fc.array(visit), (flow) => {
      const last = new Map(flow.map((entry) => [entry.historyActivityId, entry]))
      expect(new Map(createMarks(flow))).toEqual(new Map(createMarks([...last.values()])))
    }),
  )
})

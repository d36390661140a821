import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createLegend, createMarks } from './activity-marks'

const at = (historyActivityId: string, historyActivityType: string, endTime = '') => ({ historyActivityId, historyActivityType, endTime })
const ended = '2026-11-20 10:05:00'

// spec 4.22, 4.24
test('what has no end is active, what has ended is passed, lines are taken', () => {
  const marks = createMarks([at('start', 'startEvent', ended), at('line', 'sequenceFlow', ended), at('task', 'userTask')])
  expect([...marks]).toEqual([
    ['start', 'passed'],
    ['line', 'taken'],
    ['task', 'active'],
  ])
})

// spec 4.22, 4.24
test('a candidate is neither active nor passed: its turn is marked as waiting to be claimed', () => {
  expect([...createMarks([at('open', 'candidate'), at('closed', 'candidate', ended)])]).toEqual([['open', 'offered']])
})

test('the legend explains the present as it is, and always what lies behind', () => {
  expect(createLegend(createMarks([at('task', 'candidate')]))).toEqual(['offered', 'passed', 'taken'])
  expect(createLegend(createMarks([at('task', 'userTask')]))).toEqual(['active', 'passed', 'taken'])
  expect(createLegend(createMarks([at('task', 'userTask', ended)]))).toEqual(['passed', 'taken'])
})

test('an end that was reached is told by the line that led there', () => {
  const rejections = { ends: new Set(['cut']), lines: new Map([['no', 'end']]) }
  const reached = (lineTaken: string, id = 'end') =>
    createMarks([at('task', 'userTask', ended), at(lineTaken, 'sequenceFlow', ended), at(id, 'endEvent', ended)], { rejections }).get(id)
  expect([reached('no'), reached('yes'), reached('yes', 'cut')]).toEqual(['rejected', 'ended', 'rejected'])
  expect(reached('no', 'other')).toBe('ended')
})

test('what became of the request is believed before the drawing; what was broken off stopped where it was', () => {
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

test('the last entry of each element decides, whatever came before', () => {
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

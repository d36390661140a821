import { describe, expect, test } from 'vitest'
import { settleInstance } from './due'
import { addDuration } from './duration'
import { createProcess, createTestClock, flows, getOpen, multiStep, run, start } from './process.fixture'

const ends = '<startEvent id="s"/><endEvent id="e"/>'
const task = (id: string, more = '', approval = '') =>
  `<userTask id="${id}" name="${id}" flowable:assignee="u${id}" ${more}><extensionElements><j:approval ${approval}/></extensionElements></userTask>`
const settle = (process: ReturnType<typeof createProcess>, instance: ReturnType<typeof start>, time: string) =>
  settleInstance(instance, process, createTestClock(time))

describe('addDuration', () => {
  test.each([
    ['PT24H', '2026-11-22 09:00:00'],
    ['P2DT30M', '2026-11-23 09:30:00'],
    ['P1W', '2026-11-28 09:00:00'],
    ['P', ''],
    ['', ''],
    ['24H', ''],
    [`\${due}`, ''],
    [`P${'9'.repeat(20)}D`, ''],
  ])('adds %s', (duration, expected) => {
    expect(addDuration('2026-11-21 09:00:00', duration)).toBe(expected)
  })
})

describe('overdue tasks', () => {
  const createOverdue = (whenDue: string) =>
    createProcess(ends + task('a', 'flowable:dueDate="PT24H"', `whenDue="${whenDue}"`) + task('b') + flows('s>a', 'a>b', 'b>e'))

  test('wait until they are due', () => {
    const process = createOverdue('approve')
    expect(start(process).tasks[0]?.dueTime).toBe('2026-11-22 09:00:00')
    expect(getOpen(settle(process, start(process), '2026-11-22 08:59:59'))).toEqual(['a:ua'])
  })

  test('are reminded of once', () => {
    const process = createOverdue('remind')
    const reminded = settle(process, start(process), '2026-11-23 00:00:00')
    expect(reminded.tasks[0]).toMatchObject({ urged: ['2026-11-22 09:00:00'], endTime: '' })
    expect(settle(process, reminded, '2026-12-23 00:00:00')).toEqual(reminded)
  })

  test('are approved at the time that they were due', () => {
    const process = createOverdue('approve')
    const approved = settle(process, start(process), '2026-12-01 00:00:00')
    expect(getOpen(approved)).toEqual(['b:ub'])
    expect(approved.tasks[0]).toMatchObject({ endTime: '2026-11-22 09:00:00', comment: '超时自动同意', flag: 'ok' })
    expect(approved.tasks[1]?.createTime).toBe('2026-11-22 09:00:00')
  })

  test('are returned to the starter', () => {
    const process = createOverdue('return')
    const returned = settle(process, start(process), '2026-12-01 00:00:00')
    expect(getOpen(returned)).toEqual(['s:starter'])
    expect(getOpen(run(process, returned, ['s']))).toEqual(['a:ua'])
  })

  test('of one assignee count as an approval of theirs', () => {
    const step = multiStep('m', { people: '1,2,3', condition: `\${nrOfApproved >= 2 || nrOfRejected >= 1}` })
      .replace('<userTask ', '<userTask flowable:dueDate="PT1H" ')
      .replace('<j:approval>', '<j:approval whenDue="approve">')
    const process = createProcess(ends + step + flows('s>m', 'm>e'))
    const settled = settle(process, start(process), '2026-12-01 00:00:00')
    expect(settled).toMatchObject({ outcome: 'passed', endTime: '2026-11-21 10:00:00' })
    expect(settled.tasks.map(({ isSkipped = false }) => isSkipped)).toEqual([false, false, true])
  })
})

describe('boundary timers', () => {
  const createTimed = (cancelActivity: string) =>
    createProcess(
      `${ends}<endEvent id="e2"/>${task('a')}${task('b')}${task('c')}<boundaryEvent id="t" name="超时" attachedToRef="a" ${cancelActivity}><timerEventDefinition><timeDuration>PT2H</timeDuration></timerEventDefinition></boundaryEvent>${flows('s>a', 'a>b', 't>c', 'b>e', 'c>e2')}`,
    )

  test('interrupt the step', () => {
    const process = createTimed('')
    const fired = settle(process, start(process), '2026-11-21 12:00:00')
    expect(getOpen(fired)).toEqual(['c:uc'])
    expect(fired.tasks[0]).toMatchObject({ isSkipped: true, endTime: '2026-11-21 11:00:00' })
    expect(fired.timers).toEqual([])
  })

  test('run beside the step if they do not interrupt', () => {
    const process = createTimed('cancelActivity="false"')
    const fired = settle(process, start(process), '2026-11-21 12:00:00')
    expect(getOpen(fired)).toEqual(['a:ua', 'c:uc'])
    expect(run(process, fired, ['a', 'b', 'c'])).toMatchObject({ outcome: 'passed' })
  })

  test('end with the step', () => {
    const process = createTimed('')
    const done = run(process, start(process), ['a'])
    expect(getOpen(settle(process, done, '2026-12-01 00:00:00'))).toEqual(['b:ub'])
  })

  test('interrupt a sub-process with all that is in it', () => {
    const process = createProcess(
      `${ends}<endEvent id="e2"/><subProcess id="sub"><startEvent id="is"/><parallelGateway id="f"/>${task('x')}${task('y')}${flows('is>f', 'f>x', 'f>y')}</subProcess>${task('c')}<boundaryEvent id="t" attachedToRef="sub"><timerEventDefinition><timeDuration>PT2H</timeDuration></timerEventDefinition></boundaryEvent>${flows('s>sub', 'sub>e', 't>c', 'c>e2')}`,
    )
    const fired = settle(process, start(process), '2026-12-01 00:00:00')
    expect(getOpen(fired)).toEqual(['c:uc'])
    expect(run(process, fired, ['c'])).toMatchObject({ outcome: 'passed' })
  })

  test('between steps delay the next one', () => {
    const process = createProcess(
      `${ends}<intermediateCatchEvent id="w"><timerEventDefinition><timeDuration>P1D</timeDuration></timerEventDefinition></intermediateCatchEvent>${task('a')}${flows('s>w', 'w>a', 'a>e')}`,
    )
    expect(start(process)).toMatchObject({ outcome: 'running', tasks: [] })
    expect(getOpen(settle(process, start(process), '2026-11-22 09:00:00'))).toEqual(['a:ua'])
  })
})

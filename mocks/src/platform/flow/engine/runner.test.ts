import { describe, expect, test } from 'vitest'
import { returnInstance } from '../instance'
import type { DelegateRequest } from './organization'
import { clock, createProcess, findOpen, flows, getOpen, multiStep, run, start } from './process.fixture'

const task = (id: string) => `<userTask id="${id}" name="${id}" flowable:assignee="u${id}"/>`
const gateway = (type: string, ...ids: readonly string[]) => ids.map((id) => `<${type}Gateway id="${id}"/>`).join('')
const ends = '<startEvent id="s"/><endEvent id="e"/>'

describe('multi-instance steps', () => {
  const twoOfThree = createProcess(
    ends +
      multiStep('m', { people: '1,2,3,2,starter', condition: `\${nrOfApproved >= 2 || nrOfRejected > 1}` }) +
      task('a') +
      '<exclusiveGateway id="g" default="g_e"/>' +
      flows('s>m', 'm>g', `g>a flag == 'ok'`, 'g>e', 'a>e'),
  )

  test('ask each person once, without the starter', () => {
    expect(getOpen(start(twoOfThree))).toEqual(['m:1', 'm:2', 'm:3'])
  })

  test('end as soon as enough approve and skip the others', () => {
    const decided = run(twoOfThree, start(twoOfThree), ['!m:1', 'm:2', 'm:3'])
    expect(getOpen(decided)).toEqual(['a:ua'])
    const early = run(twoOfThree, start(twoOfThree), ['m:3', 'm:2'])
    expect(getOpen(early)).toEqual(['a:ua'])
    expect(early.multiInstances?.[0]?.assignees.map(({ state }) => state)).toEqual(['skipped', 'approved', 'approved'])
    expect(early.tasks.find(({ assignee }) => assignee === '1')).toMatchObject({ isSkipped: true, endTime: clock.time })
    expect(early.variables).toMatchObject({ flag: 'ok' })
  })

  test('end as soon as approval is out of reach', () => {
    expect(run(twoOfThree, start(twoOfThree), ['!m:1', '!m:3'])).toMatchObject({ outcome: 'refused', variables: { flag: 'no' } })
  })

  test('in sequence open one task after another', () => {
    const process = createProcess(
      ends + multiStep('m', { people: '1,2', condition: `\${nrOfRejected >= 1}`, isSequential: true }) + flows('s>m', 'm>e'),
    )
    const first = start(process)
    expect(getOpen(first)).toEqual(['m:1'])
    expect(getOpen(run(process, first, ['m:1']))).toEqual(['m:2'])
    expect(run(process, first, ['m:1', 'm:2']).outcome).toBe('passed')
    expect(run(process, first, ['!m:1'])).toMatchObject({ outcome: 'refused', multiInstances: [{ result: 'no' }] })
  })

  test('evaluate the condition of another designer', () => {
    const half = createProcess(
      ends + multiStep('m', { people: '1,2,3,4', condition: `\${nrOfCompletedInstances/nrOfInstances >= 0.5}` }) + flows('s>m', 'm>e'),
    )
    expect(run(half, start(half), ['m:1', 'm:4'])).toMatchObject({ outcome: 'passed' })
    expect(run(half, start(half), ['m:1', '!m:4'])).toMatchObject({ outcome: 'refused' })
  })

  test('without a condition wait for everyone', () => {
    const everyone = createProcess(ends + multiStep('m', { people: '1,2' }) + flows('s>m', 'm>e'))
    expect(getOpen(run(everyone, start(everyone), ['!m:1']))).toEqual(['m:2'])
    expect(run(everyone, start(everyone), ['!m:1', 'm:2']).outcome).toBe('refused')
  })
})

describe('gateways', () => {
  test('parallel branches join once all have arrived', () => {
    const process = createProcess(
      ends + gateway('parallel', 'f', 'j') + task('a') + task('b') + task('c') + flows('s>f', 'f>a', 'f>b', 'a>j', 'b>j', 'j>c', 'c>e'),
    )
    expect(getOpen(run(process, start(process), ['b']))).toEqual(['a:ua'])
    expect(getOpen(run(process, start(process), ['b', 'a']))).toEqual(['c:uc'])
  })

  test('inclusive branches join once those that were taken have arrived', () => {
    const process = createProcess(
      ends +
        '<inclusiveGateway id="f" default="f_c"/>' +
        gateway('inclusive', 'j') +
        task('a') +
        task('b') +
        task('c') +
        task('d') +
        flows('s>f', 'f>a x > 1', 'f>b x > 2', 'f>c', 'a>j', 'b>j', 'c>j', 'j>d', 'd>e'),
    )
    const both = start(process, { x: 3 })
    expect(getOpen(both)).toEqual(['a:ua', 'b:ub'])
    expect(getOpen(run(process, both, ['a']))).toEqual(['b:ub'])
    expect(getOpen(run(process, both, ['a', 'b']))).toEqual(['d:ud'])
    expect(getOpen(run(process, start(process, { x: 2 }), ['a']))).toEqual(['d:ud'])
    expect(getOpen(start(process, { x: 0 }))).toEqual(['c:uc'])
  })

  test('a join that can never complete is an error in words', () => {
    const process = createProcess(
      ends + gateway('exclusive', 'f') + gateway('parallel', 'j') + task('a') + task('b') + flows('s>f', 'f>a', 'f>b', 'a>j', 'b>j', 'j>e'),
    )
    expect(() => run(process, start(process), ['a'])).toThrow('流程停在“j”')
  })

  test('a terminating end closes the other branches', () => {
    const process = createProcess(
      `<startEvent id="s"/><endEvent id="e"/><endEvent id="t"><terminateEventDefinition/></endEvent>${gateway('parallel', 'f')}${task('a')}${task('b')}${flows('s>f', 'f>a', 'f>b', 'a>t', 'b>e')}`,
    )
    expect(run(process, start(process), ['!a'])).toMatchObject({ outcome: 'refused' })
  })

  test('a refusal that ends one branch ends the request with the other', () => {
    const process = createProcess(
      `${ends}<endEvent id="no"/><exclusiveGateway id="g" default="g_j"/>${gateway('parallel', 'f', 'j')}${task('a')}${task('b')}${flows('s>f', 'f>a', 'f>b', 'a>g', `g>no flag == 'no'`, 'g>j', 'b>j', 'j>e')}`,
    )
    expect(run(process, start(process), ['!a', 'b'])).toMatchObject({ outcome: 'refused' })
  })

  test('a condition that cannot be read is an error in words', () => {
    const process = createProcess(`${ends}${task('a')}${gateway('exclusive', 'g')}${flows('s>a', 'a>g', 'g>e check(flag)')}`)
    expect(() => run(process, start(process), ['a'])).toThrow('无法计算')
  })
})

describe('sub-processes', () => {
  const sub = (body: string) => `<subProcess id="sub" name="sub">${body}</subProcess>`
  const process = createProcess(
    ends +
      task('a') +
      sub(
        `<startEvent id="is"/><endEvent id="ie"/>${gateway('parallel', 'f')}${task('x')}${task('y')}${flows('is>f', 'f>x', 'f>y', 'x>ie', 'y>ie')}`,
      ) +
      task('b') +
      flows('s>a', 'a>sub', 'sub>b', 'b>e'),
  )

  test('are left when all their branches have ended', () => {
    const inside = run(process, start(process), ['a'])
    expect(getOpen(inside)).toEqual(['x:ux', 'y:uy'])
    expect(getOpen(run(process, inside, ['y']))).toEqual(['x:ux'])
    expect(getOpen(run(process, inside, ['y', 'x']))).toEqual(['b:ub'])
    expect(run(process, inside, ['y', 'x', 'b'])).toMatchObject({ outcome: 'passed' })
  })

  test('are entered again by a return, and closed by one to before them', () => {
    const after = run(process, start(process), ['a', 'x', 'y'])
    const back = (nodeId: string) => returnInstance(after, process, { nodeId, comment: '', moment: clock, taskId: findOpen(after, 'b').id })
    expect(getOpen(back('x'))).toEqual(['x:ux'])
    expect(getOpen(run(process, back('x'), ['x']))).toEqual(['b:ub'])
    const inside = run(process, start(process), ['a'])
    const before = returnInstance(inside, process, { nodeId: 'a', comment: '', moment: clock, taskId: findOpen(inside, 'x').id })
    expect(getOpen(before)).toEqual(['a:ua'])
    expect(before.activities.filter(({ endTime }) => endTime === '')).toHaveLength(1)
  })
})

describe('returnInstance', () => {
  const process = createProcess(
    ends +
      gateway('parallel', 'f', 'j') +
      task('a') +
      task('a2') +
      task('b') +
      multiStep('m', { people: '1,2' }) +
      flows('s>f', 'f>a', 'a>a2', 'f>b', 'a2>j', 'b>j', 'j>m', 'm>e'),
  )
  const giveBack = (instance: ReturnType<typeof start>, [key, nodeId]: readonly [string, string], isResumed = false) =>
    returnInstance(instance, process, { nodeId, comment: '', moment: clock, taskId: findOpen(instance, key).id, isResumed })

  test('leaves the other branches as they are', () => {
    const inBranch = run(process, start(process), ['a', 'b'])
    expect(getOpen(giveBack(inBranch, ['a2', 'a']))).toEqual(['a:ua'])
    expect(getOpen(run(process, giveBack(inBranch, ['a2', 'a']), ['a', 'a2']))).toEqual(['m:1', 'm:2'])
  })

  test('clears the decisions of a step and asks everyone again', () => {
    const half = run(process, start(process), ['a', 'a2', 'b', 'm:1'])
    const returned = giveBack(half, ['m:2', 's'])
    expect(getOpen(returned)).toEqual(['s:starter'])
    const again = run(process, returned, ['s'])
    expect(getOpen(again)).toEqual(['a:ua', 'b:ub'])
    expect(getOpen(run(process, again, ['a', 'a2', 'b']))).toEqual(['m:1', 'm:2'])
  })

  test('goes straight back to the step when it is resumed', () => {
    const half = run(process, start(process), ['a', 'a2', 'b', 'm:1'])
    const resubmitted = run(process, giveBack(half, ['m:2', 's'], true), ['s'])
    expect(getOpen(resubmitted)).toEqual(['m:1', 'm:2'])
    expect(run(process, resubmitted, ['m:1', 'm:2'])).toMatchObject({ outcome: 'passed' })
    const approvedAgain = run(process, giveBack(half, ['m:2', 'a'], true), ['a'])
    expect(getOpen(approvedAgain)).toEqual(['m:1', 'm:2'])
    expect(approvedAgain.resumes).toEqual([])
  })

  test('resumed within one branch leaves the other open', () => {
    const inBranch = run(process, start(process), ['a'])
    const returned = giveBack(inBranch, ['a2', 's'], true)
    expect(getOpen(returned)).toEqual(['b:ub', 's:starter'])
    expect(getOpen(run(process, returned, ['s', 'b', 'a2']))).toEqual(['m:1', 'm:2'])
  })

  test('refused after a return runs again from there', () => {
    const inBranch = run(process, start(process), ['a'])
    expect(getOpen(run(process, giveBack(inBranch, ['a2', 'a'], true), ['!a']))).toEqual(['b:ub', 'a2:ua2'])
  })
})

describe('delegates', () => {
  const organization = {
    isAvailable: () => true,
    findUsers: () => [],
    findDelegate: ({ userId }: DelegateRequest) => away.get(userId) ?? '',
  }
  const away = new Map([
    ['1', 'd'],
    ['2', 'starter'],
    ['3', '3'],
  ])
  const step = multiStep('m', { people: '1,2,3,4', condition: `\${nrOfRejected >= 1}` })

  test('get the tasks of users who are away and decide for them', () => {
    const process = { ...createProcess(ends + step + flows('s>m', 'm>e')), organization }
    const started = start(process)
    // starters do not decide on their own requests, not even as delegates
    expect(getOpen(started)).toEqual(['m:d', 'm:2', 'm:3', 'm:4'])
    expect(started.tasks[0]).toMatchObject({ assignee: 'd', delegatedFor: '1' })
    expect(run(process, started, ['m:d']).multiInstances?.[0]?.assignees[0]).toMatchObject({ userId: '1', state: 'approved' })
    expect(run(process, started, ['!m:d']).outcome).toBe('refused')
  })

  test('do not get a request that was returned to its starter', () => {
    const process = { ...createProcess(ends + task('a') + flows('s>a', 'a>e')), organization: { ...organization, findDelegate: () => 'd' } }
    const started = start(process)
    expect(getOpen(started)).toEqual(['a:d'])
    const taskId = findOpen(started, 'a').id
    expect(getOpen(returnInstance(started, process, { nodeId: 's', comment: '', moment: clock, taskId }))).toEqual(['s:starter'])
  })
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toCompletionCondition } from '../../../../../plugins/flow/designer/settings/decision-expression'
import type { Process } from '../bpmn'
import { changeAssignees, completeTask } from '../instance'
import type { ProcessInstance } from '../instance-types'
import { clock, createProcess, flows, start } from './process.fixture'

const decisions = ['any', 'all', 'count', 'percent', 'sequence'] as const

interface Rule {
  readonly decision: (typeof decisions)[number]
  readonly share: number
  readonly onRefusal: 'end' | 'count'
}

interface Change {
  readonly type: 'decide' | 'add' | 'remove'
  readonly userId: string
  readonly flag: 'ok' | 'no'
}

interface Vote {
  readonly userId: string
  readonly flag: 'ok' | 'no' | ''
}

// second evaluator: knows the rule in words, but neither conditions nor counters

/** Whether everyone having voted makes an approval. */
function isApproved({ decision, share }: Rule, flags: readonly string[]): boolean {
  const approvals = flags.filter((flag) => flag === 'ok').length
  if (decision === 'any') return approvals > 0
  if (decision === 'count') return approvals >= Math.min(share, flags.length)
  if (decision === 'percent') return approvals / flags.length >= share / 100 - 1e-12
  return approvals === flags.length
}

/** Returns every way in which the open votes can still be cast. */
function* completeVotes(votes: readonly Vote[]): Generator<readonly string[]> {
  const open = votes.filter(({ flag }) => flag === '').length
  for (let bits = 0; bits < 2 ** open; bits += 1) {
    let position = 0
    yield votes.map(({ flag }) => {
      if (flag !== '') return flag
      position += 1
      return (bits >> (position - 1)) & 1 ? 'ok' : 'no'
    })
  }
}

/** Returns the result that no open vote can change any more; `''` if one can. */
function findResult(rule: Rule, votes: readonly Vote[]): 'ok' | 'no' | '' {
  const outcomes = new Set<boolean>()
  for (const flags of completeVotes(votes)) {
    outcomes.add(isApproved(rule, flags))
    if (outcomes.size === 2) break
  }
  if (!outcomes.has(false)) return 'ok'
  const isEnded = rule.onRefusal === 'end' && votes.some(({ flag }) => flag === 'no')
  return isEnded || !outcomes.has(true) ? 'no' : ''
}

/** Returns who may vote now. */
function findVoters({ decision }: Rule, votes: readonly Vote[], result: string): readonly string[] {
  const open = votes.filter(({ flag }) => flag === '').map(({ userId }) => userId)
  if (result !== '') return []
  return decision === 'sequence' ? open.slice(0, 1) : open
}

function applyChange(votes: readonly Vote[], { type, userId, flag }: Change): readonly Vote[] {
  if (type === 'decide') return votes.map((vote) => (vote.userId === userId ? { ...vote, flag } : vote))
  return type === 'add' ? [...votes, { userId, flag: '' }] : votes.filter((vote) => vote.userId !== userId)
}

/** Whether a change is allowed at that time. */
function isAllowed(votes: readonly Vote[], voters: readonly string[], { type, userId }: Change): boolean {
  const vote = votes.find((candidate) => candidate.userId === userId)
  if (type === 'decide') return voters.includes(userId)
  return type === 'add' ? vote === undefined : vote?.flag === '' && votes.length > 1
}

// the engine

type Engine = (before: ProcessInstance, change: Change) => ProcessInstance

const findOpenTasks = ({ tasks }: ProcessInstance) => tasks.filter(({ endTime }) => endTime === '')

const processes = new Map<string, Process>()

/** Returns the process of a rule, as the designer stores it; its people are in a variable. */
function getProcess(rule: Rule): Process {
  const condition = toCompletionCondition(rule).replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  const isSequential = rule.decision === 'sequence'
  const key = `${isSequential} ${condition}`
  const process =
    processes.get(key) ??
    createProcess(
      `<startEvent id="s"/><endEvent id="e"/><userTask id="m" name="m"><extensionElements><j:approval><j:person by="field" value="people"/></j:approval></extensionElements><multiInstanceLoopCharacteristics isSequential="${isSequential}"><completionCondition>${condition}</completionCondition></multiInstanceLoopCharacteristics></userTask>${flows('s>m', 'm>e')}`,
    )
  processes.set(key, process)
  return process
}

function createEngine(rule: Rule, people: readonly string[]) {
  const process = getProcess(rule)
  const apply: Engine = (before, { type, userId, flag }) => {
    const open = findOpenTasks(before)
    const task = type === 'decide' ? open.find(({ assignee }) => assignee === userId) : open[0]
    if (!task) throw new Error(`no task of ${userId}`)
    if (type === 'decide') return completeTask(before, process, { completion: { taskId: task.id, flag, comment: '' }, moment: clock })
    return changeAssignees(before, process, { taskId: task.id, [type]: [userId], comment: '', moment: clock })
  }
  return { apply, begin: start(process, { people: people.join(',') }) }
}

const results = { running: '', passed: 'ok', refused: 'no' } as const

const getResult = ({ outcome }: ProcessInstance) => (outcome === 'deleted' || outcome === 'withdrawn' ? undefined : results[outcome])

const getOpenAssignees = (instance: ProcessInstance) =>
  findOpenTasks(instance)
    .map(({ assignee }) => assignee)
    .sort()

// compared as text, because 10,000 runs of matchers take too long
function agree(engine: unknown, evaluator: unknown) {
  if (JSON.stringify(engine) !== JSON.stringify(evaluator)) expect(engine).toEqual(evaluator)
}

const user = fc.constantFrom('1', '2', '3', '4', '5', '6', '7')
const rules: fc.Arbitrary<Rule> = fc
  .record({
    decision: fc.constantFrom(...decisions),
    count: fc.integer({ min: 1, max: 8 }),
    percent: fc.integer({ min: 1, max: 100 }),
    onRefusal: fc.constantFrom('end' as const, 'count' as const),
  })
  .map(({ decision, count, percent, onRefusal }) => ({ decision, share: decision === 'percent' ? percent : count, onRefusal }))
const change: fc.Arbitrary<Change> = fc.record({
  type: fc.constantFrom('decide', 'decide', 'decide', 'add', 'remove'),
  userId: user,
  flag: fc.constantFrom('ok', 'ok', 'no'),
})

test('engine and second evaluator agree who decides, when and how', () => {
  let [decided, changed] = [0, 0]
  fc.assert(
    fc.property(rules, fc.array(user, { minLength: 1, maxLength: 7 }), fc.array(change, { maxLength: 18 }), (rule, people, changes) => {
      const { apply, begin } = createEngine(rule, [...people, 'starter'])
      let instance = begin
      let votes: readonly Vote[] = [...new Set(people)].map((userId) => ({ userId, flag: '' }))
      for (const next of changes) {
        const result = findResult(rule, votes)
        const voters = findVoters(rule, votes, result)
        agree({ result: getResult(instance), voters: getOpenAssignees(instance) }, { result, voters: [...voters].sort() })
        if (result !== '') break
        if (!isAllowed(votes, voters, next)) continue
        instance = apply(instance, next)
        votes = applyChange(votes, next)
        if (next.type !== 'decide') changed += 1
      }
      const states = instance.multiInstances?.[0]?.assignees.map(({ userId, state }) => [userId, state])
      const result = findResult(rule, votes)
      agree(getResult(instance), result)
      if (result === '') return
      decided += 1
      const names = { ok: 'approved', no: 'refused', '': 'skipped' } as const
      agree(
        states,
        votes.map(({ userId, flag }) => [userId, names[flag]]),
      )
    }),
    { numRuns: 10_000 },
  )
  // both ends and changes of people are among the runs
  expect(decided).toBeGreaterThan(3000)
  expect(changed).toBeGreaterThan(5000)
}, 120_000)

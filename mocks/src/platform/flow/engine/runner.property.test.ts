import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Process } from '../bpmn'
import { completeTask, findEarlierNodes, returnInstance } from '../instance'
import type { ProcessInstance } from '../instance-types'
import { clock, createProcess, flows, multiStep, start } from './process.fixture'

type Group = 'sequence' | 'parallel' | 'inclusive' | 'exclusive'

/** Part of a process with one entry and one exit. */
type Block =
  | { readonly type: 'task' }
  | { readonly type: 'gate' }
  | { readonly type: 'copy' }
  | { readonly type: 'multi'; readonly people: number; readonly isSequential: boolean }
  | { readonly type: Group; readonly blocks: readonly Block[] }
  | { readonly type: 'sub'; readonly block: Block }

interface Drawn {
  readonly xml: string
  readonly entry: string
  readonly exit: string
}

/** Writes a block as BPMN; branches of inclusive and exclusive gateways depend on the variable `x`. */
function draw(block: Block, nextId: () => string): Drawn {
  const id = nextId()
  if (block.type === 'task') return { xml: `<userTask id="${id}" name="${id}" flowable:assignee="u${id}"/>`, entry: id, exit: id }
  // a refusal ends the branch
  if (block.type === 'gate') {
    const links = flows(`${id}>${id}g`, `${id}g>${id}no flag == 'no'`, `${id}g>${id}x`)
    const gateway = `<exclusiveGateway id="${id}g" default="${id}g_${id}x"/><endEvent id="${id}no"/><serviceTask id="${id}x"/>`
    return { xml: `<userTask id="${id}" name="${id}" flowable:assignee="u${id}"/>${gateway}${links}`, entry: id, exit: `${id}x` }
  }
  if (block.type === 'copy') return { xml: `<serviceTask id="${id}"/>`, entry: id, exit: id }
  if (block.type === 'multi') {
    const people = Array.from({ length: block.people }, (_, index) => `p${index}`).join(',')
    const condition = `\${nrOfApproved >= 2 || nrOfRejected >= 2}`
    return { xml: multiStep(id, { people, condition, isSequential: block.isSequential }), entry: id, exit: id }
  }
  if (block.type === 'sub') {
    const inner = draw(block.block, nextId)
    const ends = `<startEvent id="${id}s"/><endEvent id="${id}e"/>`
    const links = flows(`${id}s>${inner.entry}`, `${inner.exit}>${id}e`)
    return { xml: `<subProcess id="${id}">${ends}${inner.xml}${links}</subProcess>`, entry: id, exit: id }
  }
  const inner = block.blocks.map((part) => draw(part, nextId))
  const xml = inner.map((part) => part.xml).join('')
  const [first, last] = [inner[0], inner.at(-1)]
  if (!first || !last) throw new Error('an empty block')
  if (block.type === 'sequence') {
    const links = inner.slice(1).map(({ entry }, index) => `${inner[index]?.exit}>${entry}`)
    return { xml: xml + flows(...links), entry: first.entry, exit: last.exit }
  }
  const isConditional = block.type !== 'parallel'
  const [fork, join] = [`${id}f`, `${id}j`]
  const links = inner.flatMap(({ entry, exit }, index) => [
    `${fork}>${entry}${isConditional && index > 0 ? ` x % ${index + 1} == 0` : ''}`,
    `${exit}>${join}`,
  ])
  const gateway = `<${block.type}Gateway id="${fork}" ${isConditional ? `default="${fork}_${first.entry}"` : ''}/><${block.type}Gateway id="${join}"/>`
  return { xml: xml + gateway + flows(...links), entry: fork, exit: join }
}

const { block } = fc.letrec<{ block: Block }>((tie) => ({
  block: fc.oneof(
    { maxDepth: 4, depthSize: 'small' },
    fc.record({ type: fc.constantFrom('task' as const, 'gate' as const, 'copy' as const) }),
    fc.record({ type: fc.constant('multi' as const), people: fc.integer({ min: 1, max: 3 }), isSequential: fc.boolean() }),
    fc.record({
      type: fc.constantFrom('sequence' as const, 'sequence' as const, 'parallel' as const, 'inclusive' as const, 'exclusive' as const),
      blocks: fc.array(tie('block'), { minLength: 1, maxLength: 3 }),
    }),
    fc.record({ type: fc.constant('sub' as const), block: tie('block') }),
  ),
}))

function drawProcess(root: Block): Process {
  let serial = 0
  const { xml, entry, exit } = draw(root, () => {
    serial += 1
    return `n${serial}`
  })
  return createProcess(`<startEvent id="s"/><endEvent id="e"/>${xml}${flows(`s>${entry}`, `${exit}>e`)}`)
}

interface Move {
  readonly type: 'ok' | 'no' | 'return' | 'resume'
  readonly task: number
  readonly node: number
}

const move: fc.Arbitrary<Move> = fc.record({
  type: fc.constantFrom('ok', 'ok', 'ok', 'no', 'return', 'resume'),
  task: fc.nat(20),
  node: fc.nat(20),
})

const getOpenTasks = ({ tasks }: ProcessInstance) => tasks.filter(({ endTime }) => endTime === '')

function play(process: Process, before: ProcessInstance, { type, task: position, node }: Move): ProcessInstance {
  const open = getOpenTasks(before)
  const task = open[position % open.length]
  if (!task) return before
  if (type === 'ok' || type === 'no')
    return completeTask(before, process, { completion: { taskId: task.id, flag: type, comment: '' }, moment: clock })
  const earlier = findEarlierNodes(process, before, task)
  const nodeId = earlier[node % earlier.length]?.id
  if (nodeId === undefined) return before
  return returnInstance(before, process, { nodeId, comment: '', moment: clock, taskId: task.id, isResumed: type === 'resume' })
}

test('any structured process ends, whatever is decided and returned', () => {
  fc.assert(
    fc.property(block, fc.nat(12), fc.array(move, { maxLength: 25 }), (root, x, moves) => {
      const process = drawProcess(root)
      let instance = start(process, { x })
      for (const next of moves) instance = play(process, instance, next)
      for (let left = 200; left > 0 && instance.endTime === ''; left -= 1) {
        expect(getOpenTasks(instance).length).toBeGreaterThan(0)
        instance = play(process, instance, { type: 'ok', task: left, node: 0 })
      }
      expect(instance.outcome).not.toBe('running')
      expect(instance.activities.filter(({ endTime }) => endTime === '')).toEqual([])
      expect(instance.joinTokens ?? []).toEqual([])
      expect(instance.multiInstances?.filter(({ result }) => result === '') ?? []).toEqual([])
    }),
    { numRuns: 400 },
  )
})

import { BpmnModdle } from 'bpmn-moddle'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { getElements, type ModdleElement, type ModdleFactory } from './moddle'
import { readSettings } from './read-settings'
import { defaultSettings, dueActions, fieldRights, nobodyPolicies, type PersonRule, type StepSettings, stepButtons } from './step-settings'
import { toProperties } from './write-settings'

const moddle = new BpmnModdle()
const factory = moddle as unknown as ModdleFactory

const wrap = (task: string) =>
  `<definitions xmlns="http://www.omg.org/spec/BPMN/20100524/MODEL" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xmlns:flowable="http://flowable.org/bpmn" xmlns:j="urn:jwsk:process" xmlns:o="urn:other" targetNamespace="x"><process id="p">${task}</process></definitions>`

async function parseTask(xml: string) {
  const { rootElement } = await moddle.fromXML(xml)
  const [process] = getElements(rootElement as ModdleElement, 'rootElements')
  const [task] = process ? getElements(process, 'flowElements') : []
  if (!task) throw new Error('no task')
  return { root: rootElement, task }
}

const print = async (root: object) => (await moddle.toXML(root as never)).xml

async function change(xml: string, settings: StepSettings) {
  const { root, task } = await parseTask(xml)
  for (const [name, value] of Object.entries(toProperties({ element: task, engine: 'flowable', factory }, settings))) task.set(name, value)
  return print(root)
}

const id = fc.stringMatching(/^[1-9]\d{0,5}$/)
const ids = fc.uniqueArray(id, { minLength: 1, maxLength: 3 }).map((list) => list.join(','))
const rule: fc.Arbitrary<PersonRule> = fc.oneof(
  fc.record({ by: fc.constantFrom('user', 'role', 'post', 'department', 'departmentHead'), value: ids }),
  fc.record({ by: fc.constantFrom('starter', 'starterDepartmentHead', 'starterChoice'), value: fc.constant('') }),
  fc.record({ by: fc.constant('superior'), value: fc.constantFrom('1', '2', '3') }),
  fc.record({ by: fc.constantFrom('field', 'handler'), value: fc.constantFrom('witness', 'buyer') }),
) as fc.Arbitrary<PersonRule>
const shared = {
  people: fc.array(rule, { maxLength: 3 }),
  whenNobody: fc.constantFrom(...nobodyPolicies),
  copies: fc.array(rule, { maxLength: 2 }),
  due: fc.constantFrom('', 'PT24H', 'P2D'),
  whenDue: fc.constantFrom(...dueActions),
  rights: fc.dictionary(fc.constantFrom('amount', 'lines', 'lines.price', 'reason'), fc.constantFrom(...fieldRights), {
    noNullPrototype: true,
  }),
  hiddenButtons: fc.subarray([...stepButtons]),
  signature: fc.boolean(),
  selfApproval: fc.boolean(),
  remarkRequired: fc.boolean(),
}
const decided = fc.oneof(
  fc.record({ decision: fc.constant('claim' as const), share: fc.constant(0), onRefusal: fc.constant('end' as const) }),
  fc.record({ decision: fc.constantFrom('any', 'all', 'sequence'), share: fc.constant(0), onRefusal: fc.constantFrom('end', 'count') }),
  fc.record({ decision: fc.constant('count' as const), share: fc.integer({ min: 1, max: 9 }), onRefusal: fc.constantFrom('end', 'count') }),
  fc.record({
    decision: fc.constant('percent' as const),
    share: fc.integer({ min: 1, max: 100 }),
    onRefusal: fc.constantFrom('end', 'count'),
  }),
)
const settings: fc.Arbitrary<StepSettings> = fc
  .tuple(fc.record(shared), decided)
  .map(([first, second]) => ({ ...first, ...second }) as StepSettings)

const bare = wrap('<userTask id="t" name="审批" />')

test('reads back what was written', async () => {
  await fc.assert(
    fc.asyncProperty(settings, async (expected) => {
      const { task } = await parseTask(await change(bare, expected))
      expect(readSettings(task, 'flowable')).toEqual(expected)
    }),
  )
})

test('replaces any settings by any others', async () => {
  await fc.assert(
    fc.asyncProperty(settings, settings, async (first, second) => {
      const { task } = await parseTask(await change(await change(bare, first), second))
      expect(readSettings(task, 'flowable')).toEqual(second)
    }),
  )
})

const foreign = wrap(
  `<userTask id="t" name="审批" flowable:assignee="\${bean.find(execution)}" flowable:selfApproval="false" o:note="keep"><extensionElements><o:first a="1" /><flowable:formProperty id="amount" name="金额" type="long" writable="false" /><j:approval o:extra="x" signature="true"><o:inner>文字</o:inner></j:approval><flowable:taskListener event="create" class="A" /></extensionElements><multiInstanceLoopCharacteristics flowable:collection="\${people}"><completionCondition xsi:type="tFormalExpression">\${nrOfCompletedInstances == 2}</completionCondition></multiInstanceLoopCharacteristics></userTask>`,
)

test('changes nothing when no setting changes', async () => {
  const { root, task } = await parseTask(foreign)
  expect(toProperties({ element: task, engine: 'flowable', factory }, readSettings(task, 'flowable'))).toEqual({})
  expect(await change(foreign, readSettings(task, 'flowable'))).toBe(await print(root))
})

test('keeps what it does not know', async () => {
  const { task } = await parseTask(foreign)
  const before = readSettings(task, 'flowable')
  expect(before).toMatchObject({ decision: 'other', people: [{ by: 'other' }] })
  const changed = await change(foreign, { ...before, signature: false, rights: { amount: 'edit', reason: 'hidden' } })
  for (const part of [
    '<o:first a="1"',
    '<o:inner>文字</o:inner>',
    'o:extra="x"',
    'class="A"',
    'type="long"',
    'name="金额"',
    'nrOfCompletedInstances == 2',
    `\${bean.find(execution)}`,
    'selfApproval="false"',
  ])
    expect(changed).toContain(part)
  expect(changed).not.toContain('signature')
  expect(readSettings((await parseTask(changed)).task, 'flowable').rights).toEqual({ amount: 'edit', reason: 'hidden' })
})

test.each([
  ['flowable:assignee="7"', [{ by: 'user', value: '7' }]],
  [`flowable:assignee="\${starterLeader}"`, [{ by: 'superior', value: '1' }]],
  [`flowable:assignee="\${deptLeader}"`, [{ by: 'starterDepartmentHead', value: '' }]],
  [`flowable:assignee="\${taskUser}"`, [{ by: 'field', value: 'taskUser' }]],
  ['flowable:candidateGroups="administrator,admin"', [{ by: 'role', value: 'administrator,admin' }]],
  ['flowable:candidateUsers="1,2"', [{ by: 'user', value: '1,2' }]],
  ['', []],
])('reads the people of %s', async (attributes, people) => {
  const { task } = await parseTask(wrap(`<userTask id="t" ${attributes} />`))
  expect(readSettings(task, 'flowable')).toEqual({ ...defaultSettings, people })
})

test('keeps copies of unknown sources until they are removed', async () => {
  const xml = wrap(
    '<userTask id="t"><extensionElements><j:approval><j:copy by="team" value="7" o:x="y" /><j:copy by="user" value="1" /></j:approval></extensionElements></userTask>',
  )
  const { task } = await parseTask(xml)
  const before = readSettings(task, 'flowable')
  expect(before.copies).toEqual([
    { by: 'other', value: '7' },
    { by: 'user', value: '1' },
  ])
  const changed = await change(xml, { ...before, signature: true })
  expect(changed).toContain('by="team" value="7" o:x="y"')
  expect(readSettings((await parseTask(changed)).task, 'flowable').copies).toHaveLength(2)
  const without = await change(changed, { ...before, copies: [{ by: 'user', value: '1' }] })
  expect(without).not.toContain('team')
})

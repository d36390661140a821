import { BpmnModdle } from 'bpmn-moddle'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type BpmnNode, parseBpmn } from '../../../../mocks/src/platform/flow/bpmn'
import { toCompletionCondition } from './decision-expression'
import { getElements, type ModdleElement, type ModdleFactory } from './moddle'
import { isPlain } from './people-attributes'
import {
  decisions,
  defaultSettings,
  dueActions,
  fieldRights,
  nobodyPolicies,
  personSources,
  type StepSettings,
  stepButtons,
} from './step-settings'
import { toProperties } from './write-settings'

const moddle = new BpmnModdle()
const factory = moddle as unknown as ModdleFactory
const writer = moddle as unknown as { toXML(root: object): Promise<{ readonly xml: string }> } // missing in its types

const bare = `<definitions xmlns="http://www.omg.org/spec/BPMN/20100524/MODEL" xmlns:flowable="http://flowable.org/bpmn" xmlns:j="urn:jwsk:process" targetNamespace="x"><process id="p"><startEvent id="s" /><userTask id="t" name="审批" /></process></definitions>`

/** Stores settings as the designer does, and reads them as the engine of the mocks does. */
async function roundTrip(settings: StepSettings): Promise<BpmnNode> {
  const { rootElement } = await moddle.fromXML(bare)
  const [process] = getElements(rootElement as ModdleElement, 'rootElements')
  const task = process && getElements(process, 'flowElements').find(({ id }) => id === 't')
  if (!task) throw new Error('no task')
  for (const [name, value] of Object.entries(toProperties({ element: task, engine: 'flowable', factory }, settings))) task.set(name, value)
  const { xml } = await writer.toXML(rootElement)
  const node = parseBpmn(xml)?.nodes.get('t')
  if (!node) throw new Error('the engine reads no step')
  return node
}

const ids = fc.uniqueArray(fc.stringMatching(/^[1-9]\d{0,3}$/), { minLength: 1, maxLength: 3 }).map((list) => list.join(','))
const rule = fc.record({ by: fc.constantFrom(...personSources.filter((source) => source !== 'other')), value: ids })
const settings: fc.Arbitrary<StepSettings> = fc
  .record({
    people: fc.array(rule, { maxLength: 3 }),
    decision: fc.constantFrom(...decisions.filter((decision) => decision !== 'other')),
    share: fc.integer({ min: 1, max: 100 }),
    onRefusal: fc.constantFrom('end' as const, 'count' as const),
    whenNobody: fc.constantFrom(...nobodyPolicies),
    copies: fc.array(rule, { maxLength: 2 }),
    due: fc.constantFrom('', 'PT24H'),
    whenDue: fc.constantFrom(...dueActions),
    rights: fc.dictionary(fc.constantFrom('amount', 'lines.price'), fc.constantFrom(...fieldRights), { noNullPrototype: true }),
    hiddenButtons: fc.subarray([...stepButtons]),
    signature: fc.boolean(),
    selfApproval: fc.boolean(),
    remarkRequired: fc.boolean(),
  })
  .map((expected) => ({ ...expected, share: expected.decision === 'claim' ? 0 : expected.share }))

test('the engine of the mocks reads what the designer writes', async () => {
  await fc.assert(
    fc.asyncProperty(settings, async (expected) => {
      const { decision, people, share, onRefusal, ...others } = expected
      const node = await roundTrip(expected)
      expect(node).toMatchObject(others)
      if (!isPlain(expected)) expect(node.people).toEqual(people)
      if (decision === 'claim') expect(node.loop).toBeUndefined()
      else
        expect(node).toMatchObject({
          share,
          onRefusal,
          loop: { isSequential: decision === 'sequence', condition: toCompletionCondition(expected), collection: 'assignees' },
        })
    }),
  )
})

test('a step without settings has their defaults', async () => {
  const { people: _, decision: __, ...defaults } = defaultSettings
  expect(await roundTrip(defaultSettings)).toMatchObject({ ...defaults, decision: '' })
})

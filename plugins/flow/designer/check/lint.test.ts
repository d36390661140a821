import type { FlowField } from '@jwsk/sdk/flow'
import { BpmnModdle } from 'bpmn-moddle'
import { expect, test } from 'vitest'
import { lintDefinitions as lint } from './lint'

const fields: readonly FlowField[] = [
  { name: 'amount', label: '金额', kind: 'money', required: true },
  { name: 'type', label: '类别', kind: 'choice', required: true, choices: ['差旅', '办公'] },
  { name: 'days', label: '天数', kind: 'number' },
]
const lintDefinitions = (definitions: object) => lint(definitions, fields)

const parse = async (elements: string) => {
  const xml = `<?xml version="1.0"?><definitions xmlns="http://www.omg.org/spec/BPMN/20100524/MODEL" xmlns:flowable="http://flowable.org/bpmn" id="file" targetNamespace="t"><process id="p">${elements}</process></definitions>`
  return (await new BpmnModdle().fromXML(xml)).rootElement
}
const flow = (id: string, [from, to]: readonly [string, string], inner = '') =>
  `<sequenceFlow id="${id}" sourceRef="${from}" targetRef="${to}">${inner}</sequenceFlow>`
const ends = '<startEvent id="s"/><endEvent id="e"/>'

test('accepts a process with an assigned task from start to end', async () => {
  const task = '<userTask id="t" flowable:assignee="admin"/>'
  expect(await lintDefinitions(await parse(ends + task + flow('a', ['s', 't']) + flow('b', ['t', 'e'])))).toEqual([])
})

test('reports missing, disconnected and unassigned elements', async () => {
  expect(await lintDefinitions(await parse('<userTask id="t"/>'))).toEqual([
    { id: 'p', rule: 'start-event-required' },
    { id: 't', rule: 'no-disconnected' },
  ])
  const nobodys = '<userTask id="t"/>'
  expect(await lintDefinitions(await parse(ends + nobodys + flow('a', ['s', 't']) + flow('b', ['t', 'e'])))).toEqual([
    { id: 't', rule: 'assignee-required' },
  ])
})

test('requires a condition on every flow but the default of a gateway', async () => {
  const condition = '<conditionExpression>pass</conditionExpression>'
  const ways = (inner: string) =>
    parse(
      `${ends}<exclusiveGateway id="g" default="d"/>${flow('a', ['s', 'g'])}${flow('d', ['g', 'e'])}<endEvent id="f"/>${flow('c', ['g', 'f'], condition)}<endEvent id="h"/>${flow('n', ['g', 'h'], inner)}`,
    )
  expect(await lintDefinitions(await ways(condition))).toEqual([])
  expect(await lintDefinitions(await ways(''))).toEqual([{ id: 'n', rule: 'conditional-flows' }])
})

const task = (id: string, attributes = '') => `<userTask id="${id}" flowable:assignee="1" ${attributes}/>`
const expression = (text: string) => `<conditionExpression><![CDATA[\${${text}}]]></conditionExpression>`

test('reports nodes that no flow leads to', async () => {
  const island = task('x') + task('y') + flow('c', ['x', 'y']) + flow('d', ['y', 'x'])
  expect(await lintDefinitions(await parse(ends + flow('a', ['s', 'e']) + island))).toEqual([
    { id: 'x', rule: 'unreachable' },
    { id: 'y', rule: 'unreachable' },
  ])
})

test('accepts what a boundary event leads to', async () => {
  const event = '<boundaryEvent id="b" attachedToRef="t"><timerEventDefinition/></boundaryEvent>'
  const flows = flow('a', ['s', 't']) + flow('b1', ['t', 'e']) + flow('c', ['b', 'u']) + flow('d', ['u', 'e'])
  expect(await lintDefinitions(await parse(ends + task('t') + task('u') + event + flows))).toEqual([])
})

test('reports loops without an end and loops without a task', async () => {
  const trapped = task('t') + task('u') + flow('a', ['s', 't']) + flow('b', ['t', 'u']) + flow('c', ['u', 't'])
  expect(await lintDefinitions(await parse(`<startEvent id="s"/><endEvent id="e"/>${trapped}${flow('z', ['t', 'e'])}`))).toEqual([])
  expect(await lintDefinitions(await parse(`<startEvent id="s"/>${trapped}<endEvent id="e"/>`))).toContainEqual({
    id: 't',
    rule: 'loop-without-end',
  })
  const gateway = `<exclusiveGateway id="g" default="c"/><scriptTask id="k"/>`
  const flows = flow('a', ['s', 'g']) + flow('b', ['g', 'k'], expression('amount > 5')) + flow('c', ['g', 'e']) + flow('d', ['k', 'g'])
  expect(await lintDefinitions(await parse(ends + gateway + flows))).toEqual([{ id: 'g', rule: 'loop-without-task' }])
})

test('reports an assignee of a step that does not come before', async () => {
  const from = (id: string) =>
    `<extensionElements><j:approval xmlns:j="urn:jwsk:process"><j:person by="handler" value="${id}"/></j:approval></extensionElements>`
  const lintWith = async (id: string) =>
    lintDefinitions(
      await parse(
        `${ends}${task('t')}<userTask id="u">${from(id)}</userTask>${flow('a', ['s', 't'])}${flow('b', ['t', 'u'])}${flow('c', ['u', 'e'])}`,
      ),
    )
  expect(await lintWith('t')).toEqual([])
  expect(await lintWith('u')).toEqual([{ id: 'u', rule: 'handler-missing' }])
  expect(await lintWith('gone')).toEqual([{ id: 'u', rule: 'handler-missing' }])
})

/** Lints an exclusive gateway whose branches have some conditions; `default` is the default flow. */
async function lintBranches(conditions: readonly string[], type = 'exclusiveGateway') {
  const targets = conditions.map((_, at) => `<endEvent id="e${at}"/>`).join('')
  const hasDefault = conditions.includes('default')
  const flows = conditions.map((text, at) =>
    flow(text === 'default' ? 'd' : `f${at}`, ['g', `e${at}`], text === 'default' ? '' : expression(text)),
  )
  const gateway = `<${type} id="g" ${hasDefault ? 'default="d"' : ''}/>`
  return lintDefinitions(await parse(`<startEvent id="s"/>${gateway}${targets}${flow('a', ['s', 'g'])}${flows.join('')}`))
}

test.each([
  [['amount > 5000', 'amount <= 5000']],
  [['amount < 0.1', 'amount >= 0.1 && amount < 0.2', 'amount >= 0.2']],
  [["type == '差旅'", "type == '办公'"]],
  [["flag == 'no'", 'amount > 5000', 'default']],
  [["flag == 'ok'", "flag == 'no'"]],
  [["flag == 'ok' && amount > 5", "flag == 'ok' && amount <= 5", "flag == 'no'"]],
  [['days > 3', 'days <= 3', 'empty days']],
  [['other > 3', 'other <= 3']],
  [['bean.check(execution)', 'default']],
])('accepts the branches %o', async (conditions) => {
  expect(await lintBranches(conditions)).toEqual([])
})

test.each([
  [['amount > 5000', 'amount < 5000'], { rule: 'branch-gap', sample: { amount: '5000' } }],
  [['amount >= 5000', 'amount <= 5000'], { rule: 'branch-overlap', sample: { amount: '5000' } }],
  [["type == '差旅'", 'default', "type != '办公'"], { rule: 'branch-overlap', sample: { type: '差旅' } }],
  [["type == '差旅'", "type == '其他'"], { rule: 'branch-gap', sample: { type: '办公' } }],
  [['days > 3', 'days <= 3'], { rule: 'branch-gap', sample: { days: '' } }],
  [['amount > 5000', "flag == 'no'", 'default'], { rule: 'branch-overlap', sample: { amount: '5001', flag: 'no' } }],
  [["flag == 'no'", 'amount > 1'], { rule: 'branch-gap', sample: { flag: 'ok', amount: '0' } }],
  [['bean.check(execution)', 'amount > 1'], { rule: 'default-flow-missing' }],
])('reports a problem of the branches %o', async (conditions, problem) => {
  expect(await lintBranches(conditions)).toEqual([expect.objectContaining({ id: 'g', ...problem })])
})

test('reports a branch that is never true, and no overlap of an inclusive gateway', async () => {
  expect(await lintBranches(['amount > 5 && amount < 3', 'default'])).toEqual([{ id: 'f0', rule: 'branch-never' }])
  expect(await lintBranches(['amount > 5', 'amount > 3', 'default'], 'inclusiveGateway')).toEqual([])
})

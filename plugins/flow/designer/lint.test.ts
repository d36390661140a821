import { BpmnModdle } from 'bpmn-moddle'
import { expect, test } from 'vitest'
import { lintDefinitions } from './lint'

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

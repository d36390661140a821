import { expect, test } from 'vitest'
import { getTone } from './toned-renderer'

test.each([
  ['bpmn:StartEvent', 'success'],
  ['bpmn:EndEvent', 'danger'],
  ['bpmn:IntermediateThrowEvent', 'info'],
  ['bpmn:ExclusiveGateway', 'warning'],
  ['bpmn:UserTask', 'accent'],
  ['bpmn:ServiceTask', 'help'],
])('draws %s in the color %s', (type, role) => {
  expect(getTone(type)).toEqual({ stroke: `var(--${role})`, fill: `var(--${role}-soft)` })
})

test('groups have no color', () => {
  expect(['bpmn:SubProcess', 'bpmn:Task', 'bpmn:Participant'].map(getTone)).toEqual([undefined, undefined, undefined])
})

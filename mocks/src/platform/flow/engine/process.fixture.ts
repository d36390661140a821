import { type Process, parseBpmn } from '../bpmn'
import { completeTask, startInstance } from '../instance'
import type { InstanceClock, ProcessInstance, Task } from '../instance-types'

/** Parses the elements of a process. Throws if they are none. */
export function createProcess(elements: string): Process {
  const process = parseBpmn(
    `<definitions xmlns="http://www.omg.org/spec/BPMN/20100524/MODEL" xmlns:flowable="http://flowable.org/bpmn" xmlns:j="urn:jwsk:process"><process id="p" name="P">${elements}</process></definitions>`,
  )
  if (!process) throw new Error('no process')
  return process
}

/** Writes flows, each as `source>target` or `source>target condition`; ids are `source_target`. */
export const flows = (...links: readonly string[]) =>
  links
    .map((link) => {
      const [ends = '', ...condition] = link.split(' ')
      const [source, target] = ends.split('>')
      const inner = condition.length > 0 ? `<conditionExpression><![CDATA[\${${condition.join(' ')}}]]></conditionExpression>` : ''
      return `<sequenceFlow id="${source}_${target}" sourceRef="${source}" targetRef="${target}">${inner}</sequenceFlow>`
    })
    .join('')

/** Writes a step that asks several people. */
export const multiStep = (id: string, { people, condition = '', isSequential = false }: MultiStep) =>
  `<userTask id="${id}" name="${id}" flowable:assignee="\${assignee}"><extensionElements><j:approval><j:person by="user" value="${people}"/></j:approval></extensionElements><multiInstanceLoopCharacteristics isSequential="${isSequential}" flowable:collection="\${assignees}" flowable:elementVariable="assignee">${condition === '' ? '' : `<completionCondition><![CDATA[${condition}]]></completionCondition>`}</multiInstanceLoopCharacteristics></userTask>`

interface MultiStep {
  /** Ids, comma-separated. */
  readonly people: string
  readonly condition?: string
  readonly isSequential?: boolean
}

export function createTestClock(time = '2026-11-21 09:00:00'): InstanceClock {
  let serial = 0
  return {
    time,
    nextId: () => {
      serial += 1
      return `${time}/${serial}`
    },
  }
}

export const clock = createTestClock()

export const start = (process: Process, variables: ProcessInstance['variables'] = {}) =>
  startInstance(
    process,
    { id: '1', tenantId: '000000', definitionId: 'p:1:1', businessTable: '', businessId: '2', startUserId: 'starter', variables },
    clock,
  )

/** Returns the open tasks as `node:assignee`. */
export const getOpen = ({ tasks }: ProcessInstance) =>
  tasks.filter(({ endTime }) => endTime === '').map(({ nodeId, assignee }) => `${nodeId}:${assignee}`)

export function findOpen({ tasks }: ProcessInstance, key: string): Task {
  const task = tasks.find(({ nodeId, assignee, endTime }) => endTime === '' && (nodeId === key || `${nodeId}:${assignee}` === key))
  if (!task) throw new Error(`no open task ${key}`)
  return task
}

/** Completes the open task of a node, or of `node:assignee`. */
export const complete = (process: Process, instance: ProcessInstance, [key, flag]: readonly [key: string, flag: 'ok' | 'no']) =>
  completeTask(instance, process, { completion: { taskId: findOpen(instance, key).id, flag, comment: '' }, moment: clock })

/** Completes tasks one after another, each as `node` or `node:assignee`, refused with a leading `!`. */
export const run = (process: Process, instance: ProcessInstance, keys: readonly string[]) =>
  keys.reduce((before, key) => complete(process, before, key.startsWith('!') ? [key.slice(1), 'no'] : [key, 'ok']), instance)

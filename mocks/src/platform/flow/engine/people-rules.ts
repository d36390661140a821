import type { Process } from '../bpmn'
import { resolveVariable, type Variables } from '../condition'
import type { ProcessInstance } from '../instance-types'
import { type PersonRule, splitList } from './step-settings'

/** Request for whose steps people are looked up. */
export type PeopleContext = Pick<ProcessInstance, 'tenantId' | 'startUserId' | 'tasks' | 'chosen'> & {
  readonly variables: Variables
  readonly process: Process
}

/** Returns the users who last handled a step; the starter for the start. */
function findHandlers({ tasks, startUserId, process }: PeopleContext, nodeId: string): readonly string[] {
  if (process.nodes.get(nodeId)?.type === 'startEvent') return [startUserId]
  const done = tasks.filter((task) => task.nodeId === nodeId && task.flag !== undefined && !task.signFor && !task.owner)
  const group = done.at(-1)?.multiInstanceId
  const last = group === undefined ? done.slice(-1) : done.filter((task) => task.multiInstanceId === group)
  return last.map(({ assignee }) => assignee)
}

function applyRule({ by, value }: PersonRule, context: PeopleContext, nodeId: string): readonly string[] {
  switch (by) {
    case 'user':
      return splitList(value)
    case 'starter':
      return [context.startUserId]
    case 'starterChoice':
      return splitList(context.chosen?.[nodeId])
    case 'field':
      return splitList(resolveVariable(`\${${value}}`, context.variables))
    case 'handler':
      return findHandlers(context, value)
    case 'other':
      return []
    default:
      return context.process.organization?.findUsers({ by, value }, context) ?? []
  }
}

/** Returns the available users that the rules name, each once, in the order of the rules. */
export function findPeople(rules: readonly PersonRule[], context: PeopleContext, nodeId: string): readonly string[] {
  const found = new Set(rules.flatMap((rule) => applyRule(rule, context, nodeId)))
  found.delete('')
  const { process, tenantId } = context
  return [...found].filter((id) => process.organization?.isAvailable(id, tenantId) ?? true)
}

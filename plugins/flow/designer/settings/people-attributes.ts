import { getOwn } from '@jwsk/sdk'
import type { PersonRule, StepSettings } from './step-settings'
import { assigneesVariable, assigneeVariable } from './vocabulary'

/** Flowable's own attributes for the assignees of a user task. */
export interface AssigneeAttributes {
  readonly assignee: string
  readonly candidateUsers: string
  readonly candidateGroups: string
}

/** Variables that the platform fills in when a process starts, with the rules that they stand for. */
const variables: Readonly<Record<string, PersonRule>> = {
  applyUser: { by: 'starter', value: '' },
  deptLeader: { by: 'starterDepartmentHead', value: '' },
  starterLeader: { by: 'superior', value: '1' },
}

const none: AssigneeAttributes = { assignee: '', candidateUsers: '', candidateGroups: '' }
const toExpression = (name: string) => `\${${name}}`
const ownExpressions = [toExpression(assigneeVariable), toExpression(assigneesVariable)]
const parseVariable = (text: string) => /^\$\{\s*(\w+)\s*\}$/.exec(text)?.[1]
const isId = (text: string) => /^[\w-]+$/.test(text)
const isIdList = (text: string) => text.split(',').every(isId)

function parseAssignee(text: string): PersonRule {
  const variable = parseVariable(text)
  if (variable !== undefined) return getOwn(variables, variable) ?? { by: 'field', value: variable }
  return isId(text) ? { by: 'user', value: text } : { by: 'other', value: text }
}

/** Reads rules from the attributes of a task without an `approval` element that lists people. */
export function readPeople(attributes: AssigneeAttributes): readonly PersonRule[] {
  const { assignee, candidateUsers, candidateGroups } = attributes
  // the expressions of the variables that the platform fills say nothing about who
  const given = [assignee, candidateUsers, candidateGroups].filter((text) => text !== '' && !ownExpressions.includes(text))
  if (given.length === 0) return []
  if (given.length === 1 && assignee !== '') return [parseAssignee(assignee)]
  if (assignee === '' && [candidateUsers, candidateGroups].every((text) => text === '' || isIdList(text)))
    return [
      ...(candidateUsers === '' ? [] : [{ by: 'user', value: candidateUsers } as const]),
      ...(candidateGroups === '' ? [] : [{ by: 'role', value: candidateGroups } as const]),
    ]
  return [{ by: 'other', value: given.join(' ') }]
}

function findVariable({ by, value }: PersonRule): string | undefined {
  const known = Object.entries(variables).find(([, rule]) => rule.by === by && rule.value === value)?.[0]
  return known ?? (by === 'field' ? value : undefined)
}

const isSingle = ({ by, value }: PersonRule) => (by === 'user' ? !value.includes(',') : findVariable({ by, value }) !== undefined)

/** Whether Flowable's own attributes say all that the rules do, so that no list of people is needed. */
export function isPlain({ people, decision }: Pick<StepSettings, 'people' | 'decision'>): boolean {
  const [only, ...others] = people
  if (decision !== 'claim') return false
  if (!only || (others.length === 0 && isSingle(only))) return true
  const [users, roles] = [people.filter(({ by }) => by === 'user'), people.filter(({ by }) => by === 'role')]
  return (
    users.length <= 1 &&
    roles.length <= 1 &&
    users.length + roles.length === people.length &&
    people.indexOf(roles[0] ?? only) >= users.length
  )
}

/** Returns the attributes of a task; of people that the platform finds, expressions of the variables that it fills. */
export function toAttributes({ people, decision }: Pick<StepSettings, 'people' | 'decision'>): AssigneeAttributes {
  if (decision !== 'claim') return { ...none, assignee: toExpression(assigneeVariable) }
  const [only, ...others] = people
  if (!only) return none
  if (!isPlain({ people, decision })) return { ...none, candidateUsers: toExpression(assigneesVariable) }
  if (others.length === 0 && isSingle(only)) {
    const variable = findVariable(only)
    return { ...none, assignee: variable === undefined ? only.value : toExpression(variable) }
  }
  return {
    ...none,
    candidateUsers: people.find(({ by }) => by === 'user')?.value ?? '',
    candidateGroups: people.find(({ by }) => by === 'role')?.value ?? '',
  }
}

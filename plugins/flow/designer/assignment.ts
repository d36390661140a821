import type { Property } from './selected-element'

/** Who is asked to do a task, in the terms of a person who draws; `other` is whatever else the file says. */
export const assignments = ['person', 'role', 'deptLeader', 'starterLeader', 'variable', 'other'] as const
export type AssignmentKind = (typeof assignments)[number]

export type Assignees = Readonly<Record<Extract<Property, 'assignee' | 'candidateUsers' | 'candidateGroups'>, string>>

export interface Assignment {
  readonly kind: AssignmentKind
  /** An id, aliases joined by commas, or the name of a variable. */
  readonly value: string
}

/** what the engine fills in when a process starts */
const leaders = ['deptLeader', 'starterLeader'] as const
const isLeader = (name: string): name is (typeof leaders)[number] => leaders.some((leader) => leader === name)

/** Of `${name}`. */
const parseVariable = (text: string) => /^\$\{\s*(\w+)\s*\}$/.exec(text)?.[1]

/** Reads who is asked; nobody yet counts as a person who is still to be chosen. */
export function readAssignment({ assignee, candidateUsers, candidateGroups }: Assignees): Assignment {
  if (candidateUsers !== '') return { kind: 'other', value: '' }
  if (candidateGroups !== '') return assignee === '' ? { kind: 'role', value: candidateGroups } : { kind: 'other', value: '' }
  const variable = parseVariable(assignee)
  if (variable === undefined) return /^\d*$/.test(assignee) ? { kind: 'person', value: assignee } : { kind: 'other', value: '' }
  return isLeader(variable) ? { kind: variable, value: '' } : { kind: 'variable', value: variable }
}

const toAssignee = ({ kind, value }: Assignment): string => {
  if (kind === 'person') return value
  if (kind === 'variable') return value === '' ? '' : `\${${value}}`
  return isLeader(kind) ? `\${${kind}}` : ''
}

/** What the file then says. */
export const toAssignees = (assignment: Assignment): Assignees => ({
  assignee: toAssignee(assignment),
  candidateUsers: '',
  candidateGroups: assignment.kind === 'role' ? assignment.value : '',
})

import type { Property } from './selected-element'

/** Kinds of assignment as offered to the user; `other` is any other value in the XML. */
export const assignments = ['person', 'role', 'deptLeader', 'starterLeader', 'variable', 'other'] as const
export type AssignmentKind = (typeof assignments)[number]

export type Assignees = Readonly<Record<Extract<Property, 'assignee' | 'candidateUsers' | 'candidateGroups'>, string>>

export interface Assignment {
  readonly kind: AssignmentKind
  /** Id, comma-separated aliases, or name of a variable. */
  readonly value: string
}

/** Variables that the engine fills in when a process starts. */
const leaders = ['deptLeader', 'starterLeader'] as const
const isLeader = (name: string): name is (typeof leaders)[number] => leaders.some((leader) => leader === name)

/** Returns the name within `${name}`. */
const parseVariable = (text: string) => /^\$\{\s*(\w+)\s*\}$/.exec(text)?.[1]

/** Parses the assignment; no assignee counts as a user that is still to be selected. */
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

/** Serializes an assignment to the attributes of the XML. */
export const toAssignees = (assignment: Assignment): Assignees => ({
  assignee: toAssignee(assignment),
  candidateUsers: '',
  candidateGroups: assignment.kind === 'role' ? assignment.value : '',
})

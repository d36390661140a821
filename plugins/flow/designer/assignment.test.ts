import { expect, test } from 'vitest'
import { type Assignees, type Assignment, readAssignment, toAssignees } from './assignment'

const variable = (name: string) => `\${${name}}`
const nobody: Assignees = { assignee: '', candidateUsers: '', candidateGroups: '' }

test.each<[Partial<Assignees>, Assignment]>([
  [{ assignee: '1123598821738675201' }, { kind: 'person', value: '1123598821738675201' }],
  [{ candidateGroups: 'administrator,finance' }, { kind: 'role', value: 'administrator,finance' }],
  [{ assignee: variable('deptLeader') }, { kind: 'deptLeader', value: '' }],
  [{ assignee: variable('starterLeader') }, { kind: 'starterLeader', value: '' }],
  [{ assignee: variable('taskUser') }, { kind: 'variable', value: 'taskUser' }],
])('%o survives a round trip', (attributes, assignment) => {
  expect(readAssignment({ ...nobody, ...attributes })).toEqual(assignment)
  expect(toAssignees(assignment)).toEqual({ ...nobody, ...attributes })
})

test('parses unsupported assignments as other', () => {
  for (const attributes of [
    { candidateUsers: '1,2' },
    { assignee: variable('bean.find(execution)') },
    { assignee: '1', candidateGroups: 'admin' },
  ])
    expect(readAssignment({ ...nobody, ...attributes }).kind).toBe('other')
})

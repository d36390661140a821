/** How several assignees of a step decide. `claim`: one of them, who claims the task; `other`: as the file's own loop says. */
export const decisions = ['claim', 'any', 'all', 'count', 'percent', 'sequence', 'other'] as const
export type Decision = (typeof decisions)[number]

/**
 * Where the assignees of a step come from, with the meaning of the value: `user`, `post`, `department` and
 * `departmentHead` are comma-separated ids, `role` aliases; `superior` is the number of levels above the starter;
 * `field` is a form field or process variable that holds users; `handler` is the id of an earlier step; `starter`,
 * `starterDepartmentHead` and `starterChoice` (chosen in the start form) have none. `other` is what the file says in
 * attributes that are none of these; it is kept.
 */
export const personSources = [
  'user',
  'role',
  'post',
  'department',
  'departmentHead',
  'starter',
  'starterDepartmentHead',
  'superior',
  'starterChoice',
  'field',
  'handler',
  'other',
] as const
export type PersonSource = (typeof personSources)[number]

export interface PersonRule {
  readonly by: PersonSource
  readonly value: string
}

/** Right of a step to a form field; a field that is not listed is read. */
export const fieldRights = ['hidden', 'read', 'edit', 'required'] as const
export type FieldRight = (typeof fieldRights)[number]

/** Actions of a step that can be withheld. */
export const stepButtons = ['refuse', 'transfer', 'delegate', 'addSign', 'giveBack'] as const
export type StepButton = (typeof stepButtons)[number]

/** What happens at a step that finds nobody. */
export const nobodyPolicies = ['administrator', 'skip', 'refuse'] as const
export type NobodyPolicy = (typeof nobodyPolicies)[number]

/** What happens when a task is overdue; `return` sends the request back to its starter. */
export const dueActions = ['remind', 'approve', 'return'] as const
export type DueAction = (typeof dueActions)[number]

/** Settings of a step, which the process stores as attributes and extension elements of its user task. */
export interface StepSettings {
  /** Each person is asked once, even if several rules find them. */
  readonly people: readonly PersonRule[]
  readonly decision: Decision
  /** Number of approvals for `count`, percentage for `percent`; `0` otherwise. */
  readonly share: number
  /** Whether one refusal ends the step, or it goes on until the outcome is certain. */
  readonly onRefusal: 'end' | 'count'
  readonly whenNobody: NobodyPolicy
  /** Who is informed when the step is decided. */
  readonly copies: readonly PersonRule[]
  /** ISO 8601 duration until a task is due, e.g. `PT24H`; `''` for never. */
  readonly due: string
  readonly whenDue: DueAction
  /** By field name; columns of rows are `rows.column`. */
  readonly rights: Readonly<Record<string, FieldRight>>
  readonly hiddenButtons: readonly StepButton[]
  readonly signature: boolean
  /** Whether starters may decide on their own request. */
  readonly selfApproval: boolean
  /** Whether a decision needs a remark. */
  readonly remarkRequired: boolean
}

export const defaultSettings: StepSettings = {
  people: [],
  decision: 'claim',
  share: 0,
  onRefusal: 'end',
  whenNobody: 'administrator',
  copies: [],
  due: '',
  whenDue: 'remind',
  rights: {},
  hiddenButtons: [],
  signature: false,
  selfApproval: false,
  remarkRequired: false,
}

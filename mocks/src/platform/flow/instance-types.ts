import type { StoredRow } from '../../engine/world/table'
import type { Variables } from './condition'

export interface Task extends StoredRow {
  readonly nodeId: string
  readonly name: string
  readonly createTime: string
  readonly claimTime: string
  readonly endTime: string
  /** User id of the assignee; `''` until a user claims the task. */
  readonly assignee: string
  readonly candidateUsers: readonly string[]
  readonly candidateGroups: readonly string[]
  readonly comment: string
  /** User who delegated the task and gets it back. */
  readonly owner?: string
  /** Task that waits for the signature of this one. */
  readonly signFor?: string
  /** Times at which the assignee was urged. */
  readonly urged?: readonly string[]
  /** Decision of the assignee. */
  readonly flag?: 'ok' | 'no'
  /** Address of a signature. */
  readonly signature?: string
  /** Addresses, comma-separated. */
  readonly attachments?: string
  /** Time at which the task is due. */
  readonly dueTime?: string
  /** Whether the reminder of an overdue task was sent. */
  readonly isReminded?: true
  /** Execution of a step with several assignees that the task belongs to. */
  readonly multiInstanceId?: string
  /** User whose tasks the assignee handles as a delegate. */
  readonly delegatedFor?: string
  /** Whether the task ended because its step was decided without it. */
  readonly isSkipped?: true
  /** Task that this one continues for another user. */
  readonly replaces?: string
}

/** Node or flow that was passed. */
export interface ActivityRecord {
  readonly nodeId: string
  readonly name: string
  readonly type: string
  readonly createTime: string
  readonly endTime: string
  readonly taskId: string
  /** Remark of the engine, e.g. that nobody was found. */
  readonly note?: string
}

export type AssigneeState = 'waiting' | 'open' | 'approved' | 'refused' | 'skipped'

/** One of several assignees of a step. */
export interface StepAssignee {
  readonly userId: string
  /** `''` until it is the user's turn. */
  readonly taskId: string
  readonly state: AssigneeState
  readonly endTime: string
}

/** Execution of a step that asks several people. */
export interface MultiInstance {
  readonly id: string
  readonly nodeId: string
  /** `''` while it is open; `skipped` if the process left the step without a decision. */
  readonly result: '' | 'ok' | 'no' | 'skipped'
  /** In the order in which they are asked. */
  readonly assignees: readonly StepAssignee[]
}

/** Token that waits at a joining gateway for those of other branches. */
export interface JoinToken {
  readonly nodeId: string
  readonly flowId: string
}

/** Step that a request was returned to, and the step that it goes on with once that one is done. */
export interface Resume {
  readonly from: string
  readonly to: string
}

/** Timer event that has not fired. */
export interface Timer {
  readonly nodeId: string
  readonly dueTime: string
}

/** A user who is informed of a request. */
export interface Copy {
  readonly id: string
  readonly userId: string
  readonly nodeId?: string
  readonly nodeName: string
  readonly createTime: string
  /** `''` until it is read. */
  readonly readTime: string
}

export interface RequestComment {
  readonly id: string
  readonly userId: string
  readonly content: string
  /** Ids of mentioned users. */
  readonly mentions: readonly string[]
  readonly attachments: string
  readonly createTime: string
}

export type Outcome = 'running' | 'passed' | 'refused' | 'deleted' | 'withdrawn'

/** Process instance with its tasks, activities and variables. */
export interface ProcessInstance extends StoredRow {
  readonly tenantId: string
  readonly definitionId: string
  readonly businessTable: string
  readonly businessId: string
  readonly startUserId: string
  readonly startTime: string
  readonly endTime: string
  readonly outcome: Outcome
  readonly variables: Variables
  readonly tasks: readonly Task[]
  readonly activities: readonly ActivityRecord[]
  readonly copies?: readonly Copy[]
  readonly comments?: readonly RequestComment[]
  /** Assignees that the starter chose, comma-separated by node id. */
  readonly chosen?: Readonly<Record<string, string>>
  readonly multiInstances?: readonly MultiInstance[]
  readonly joinTokens?: readonly JoinToken[]
  readonly timers?: readonly Timer[]
  readonly resumes?: readonly Resume[]
  /** Ids of the nodes at which branches ended with a refusal. */
  readonly refusals?: readonly string[]
}

/** Current time and source of new ids. */
export interface InstanceClock {
  readonly time: string
  readonly nextId: () => string
}

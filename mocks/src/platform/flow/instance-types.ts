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
}

/** Node or flow that was passed. */
export interface ActivityRecord {
  readonly nodeId: string
  readonly name: string
  readonly type: string
  readonly createTime: string
  readonly endTime: string
  readonly taskId: string
}

/** A user who is informed of a request. */
export interface Copy {
  readonly id: string
  readonly userId: string
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
}

/** Current time and source of new ids. */
export interface InstanceClock {
  readonly time: string
  readonly nextId: () => string
}

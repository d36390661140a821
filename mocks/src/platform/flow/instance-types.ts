import type { StoredRow } from '../../engine/world/table'
import type { Variables } from './condition'

export interface Task extends StoredRow {
  readonly nodeId: string
  readonly name: string
  readonly createTime: string
  readonly claimTime: string
  readonly endTime: string
  /** Empty until somebody claims it. */
  readonly assignee: string
  readonly candidateUsers: readonly string[]
  readonly candidateGroups: readonly string[]
  readonly comment: string
  /** Who delegated it, and gets it back. */
  readonly owner?: string
  /** The task that waits for this one to be signed. */
  readonly signFor?: string
  /** When its person was urged. */
  readonly urged?: readonly string[]
}

/** A node or a flow that was passed. */
export interface ActivityRecord {
  readonly nodeId: string
  readonly name: string
  readonly type: string
  readonly createTime: string
  readonly endTime: string
  readonly taskId: string
}

export type Outcome = 'running' | 'passed' | 'refused' | 'deleted' | 'withdrawn'

/** One process instance with everything that happened in it. */
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
}

/** When something happens, and where new keys come from. */
export interface InstanceClock {
  readonly time: string
  readonly nextId: () => string
}

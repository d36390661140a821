import type { Stored } from '../../engine/world/table'
import type { Variables } from './condition'

export interface Task extends Stored {
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
export interface Visit {
  readonly nodeId: string
  readonly name: string
  readonly type: string
  readonly createTime: string
  readonly endTime: string
  readonly taskId: string
}

export type Outcome = 'running' | 'passed' | 'refused' | 'deleted' | 'withdrawn'

/** One process instance with everything that happened in it. */
export interface Case extends Stored {
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
  readonly visits: readonly Visit[]
}

/** When something happens, and where new keys come from. */
export interface CaseClock {
  readonly time: string
  readonly nextId: () => string
}

import type { FlowField } from '@jwsk/sdk/flow'
import { getTimeBefore } from '../../areas/shared/clock'
import type { StoredRow } from '../../engine/world/table'
import { defineTable, type World } from '../../engine/world/world'
import { type Approval, approvals, renderApprovalXml } from './approval'
import { expenseFields } from './request-seeds'

/** Codes: 1 active, 2 suspended. */
export const definitionState = { active: 1, suspended: 2 } as const

export interface DefinitionRow extends StoredRow {
  readonly key: string
  readonly name: string
  readonly version: number
  readonly category: string
  /** Tenant; `''` for all tenants. */
  readonly tenantId: string
  readonly suspensionState: 1 | 2
  readonly deploymentTime: string
  readonly deploymentId: string
  readonly resourceName: string
  readonly diagramResourceName: string
  readonly xml: string
  readonly formFields?: readonly FlowField[]
}

export const createDefinitionId = (key: string, version: number, serial: string) => `${key}:${version}:${serial}`

const deployed: readonly (readonly [approval: Approval, version: number, category: string, daysAgo: number])[] = [
  [approvals.leave1, 1, 'flow_1', 260],
  [approvals.leave2, 2, 'flow_1', 150],
  [approvals.leave, 3, 'flow_1', 64],
  [approvals.dayOff, 1, 'flow_1', 50],
  [approvals.expense, 1, 'flow_2', 20],
]

const table = 'flowDefinition'

/** Returns the id of the first version of the expense process. */
export const getExpenseDefinitionId = (world: World) => createDefinitionId('expense', 1, world.seedId(table, 4))

/** Returns the id of the current version of the leave process. */
export const getLeaveDefinitionId = (world: World) => createDefinitionId('leave', 3, world.seedId(table, 2))

export const definitionTable = defineTable<DefinitionRow>(table, (world) =>
  deployed.map(([approval, version, category, daysAgo], index) => ({
    id: createDefinitionId(approval.key, version, world.seedId(table, index)),
    key: approval.key,
    name: approval.name,
    version,
    category,
    tenantId: approval.key === 'dayOff' ? '000000' : '',
    // no instances of the first version are started any more
    suspensionState: approval === approvals.leave1 ? definitionState.suspended : definitionState.active,
    deploymentTime: getTimeBefore(world, daysAgo),
    deploymentId: world.seedId('flowDeployment', index),
    resourceName: `${approval.name}.bpmn20.xml`,
    diagramResourceName: `${approval.name}.${approval.key}.png`,
    xml: renderApprovalXml(approval),
    formFields: approval.key === 'expense' ? expenseFields : [],
  })),
)

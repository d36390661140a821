import type { FlowField } from '@jwsk/sdk/flow'
import { getTimeBefore } from '../../areas/shared/clock'
import type { StoredRow } from '../../engine/world/table'
import { defineTable, type World } from '../../engine/world/world'
import { type Approval, approvals, renderApprovalXml } from './approval'
import { createReference, deployedReferences } from './reference/reference'
import { expenseFields } from './request/request-seeds'

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

interface Deployed {
  readonly key: string
  readonly name: string
  readonly xml: string
  readonly fields: readonly FlowField[]
  readonly version: number
  readonly category: string
  readonly daysAgo: number
}

const listDeployed = (world: World): readonly Deployed[] => [
  ...deployed.map(([approval, version, category, daysAgo]) => ({
    key: approval.key,
    name: approval.name,
    xml: renderApprovalXml(approval),
    fields: approval.key === 'expense' ? expenseFields : [],
    version,
    category,
    daysAgo,
  })),
  ...deployedReferences.map((key, index) => ({ ...createReference(world, key), version: 1, category: 'flow_3', daysAgo: 70 + index })),
]

export const definitionTable = defineTable<DefinitionRow>(table, (world) =>
  listDeployed(world).map(({ key, name, xml, fields, version, category, daysAgo }, index) => ({
    id: createDefinitionId(key, version, world.seedId(table, index)),
    key,
    name,
    version,
    category,
    tenantId: key === 'dayOff' ? '000000' : '',
    // no instances of the first version are started any more
    suspensionState: key === 'leave' && version === 1 ? definitionState.suspended : definitionState.active,
    deploymentTime: getTimeBefore(world, daysAgo),
    deploymentId: world.seedId('flowDeployment', index),
    resourceName: `${name}.bpmn20.xml`,
    diagramResourceName: `${name}.${key}.png`,
    xml,
    formFields: fields,
  })),
)

import type { FlowField } from '@jwsk/sdk/flow'
import type { World } from '../../../engine/world/world'
import { expenseFields } from '../request/request-seeds'
import { referenceFields } from './fields'
import { createReferenceBlocks, type ReferenceKey } from './processes'
import { renderReference } from './render-reference'

/** Names of the reference processes by key, in the order in which they were deployed; the process for leave is older. */
export const referenceNames: Readonly<Record<ReferenceKey, string>> = {
  expense: '报销流程',
  purchase: '采购申请',
  contract: '合同审批',
  stamp: '用章申请',
  refund: '退款审批',
  shopEntry: '商户入驻审批',
  rentReduction: '减租申请',
  hiring: '录用审批',
  repair: '报修处理',
}

export interface Reference {
  readonly key: ReferenceKey
  readonly name: string
  readonly xml: string
  readonly fields: readonly FlowField[]
}

/** Creates a reference process with its form. */
export const createReference = (world: World, key: ReferenceKey): Reference => ({
  key,
  name: referenceNames[key],
  xml: renderReference({ key, name: referenceNames[key], blocks: createReferenceBlocks(world, key) }),
  fields: key === 'expense' ? expenseFields : referenceFields[key],
})

/** References whose deployment the mocks seed; the one for expenses is a draft of a second version. */
export const deployedReferences = ['purchase', 'contract', 'stamp', 'refund', 'shopEntry', 'rentReduction', 'hiring', 'repair'] as const

export const isReferenceKey = (key: string): key is ReferenceKey => Object.hasOwn(referenceNames, key)

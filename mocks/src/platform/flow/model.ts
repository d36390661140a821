import { type FlowField, flowModel } from '@jwsk/sdk/flow'
import { requireIds } from '../../engine/crud'
import { mock } from '../../engine/mock'
import { businessError } from '../../engine/refusal'
import type { StoredRow } from '../../engine/world/table'
import { day, formatDateTime } from '../../engine/world/time'
import { defineTable } from '../../engine/world/world'
import { requireParameter } from '../assertions'
import { missingRowError, requireRow } from '../audited-row'
import { approvals, renderApprovalXml } from './approval'
import { parseBpmn } from './bpmn'
import { deployDefinition } from './manager'
import { expenseFields } from './request-seeds'
import { listPage } from './views'

interface FlowModelRow extends StoredRow {
  readonly modelKey: string
  readonly name: string
  readonly version: number
  readonly created: string
  readonly lastUpdated: string
  readonly modelComment: string
  readonly modelEditorXml: string
  readonly formFields?: FlowField[]
}

const designs = [
  [approvals.leave, 3, 270, 65, '员工请假：经理审批，超过三天另由人事备案'],
  [approvals.dayOff, 1, 55, 51, '节假日值班后的调休'],
  [approvals.expense, 2, 40, 6, '费用报销，五千元以上由总经理审批'],
  [approvals.shopEntry, 1, 12, 5, '草稿，尚未部署'],
] as const

export const flowModelTable = defineTable<FlowModelRow>('flowModel', (world) =>
  designs.map(([approval, version, made, changed, modelComment], index) => ({
    id: world.seedId('flowModel', index),
    modelKey: approval.key,
    name: approval.name,
    version,
    created: formatDateTime(world.startedAt - made * day),
    lastUpdated: formatDateTime(world.startedAt - changed * day),
    modelComment,
    modelEditorXml: renderApprovalXml(approval),
    formFields: approval.key === 'expense' ? [...expenseFields] : [],
  })),
)

const compareByChange = (left: FlowModelRow, right: FlowModelRow) => (left.lastUpdated < right.lastUpdated ? 1 : -1)
const withoutXml = ({ modelEditorXml: _, formFields: __, ...row }: FlowModelRow) => row

/** Rejects a form that cannot be filled in. */
function checkFields(fields: readonly FlowField[]) {
  const names = new Set(fields.map(({ name }) => name))
  if (names.size < fields.length) throw businessError('formFields:字段名重复')
  const bare = fields.find(({ kind, choices = [] }) => kind === 'choice' && choices.length === 0)
  if (bare) throw businessError(`formFields:请填写${bare.label}的选项`)
}

export const flowModelMocks = [
  mock(flowModel.page, (call) => listPage(call, call.world.table(flowModelTable).all().sort(compareByChange).map(withoutXml), ['mode'])),
  mock(flowModel.detail, (call) => call.world.table(flowModelTable).get(requireParameter(call, 'id')) ?? null),
  mock(flowModel.submit, ({ world, body }) => {
    const { id = '', modelKey, name, modelEditorXml, modelComment = '', formFields } = body
    const table = world.table(flowModelTable)
    const before = id === '' ? undefined : table.get(id)
    if (id !== '' && !before) throw missingRowError()
    if (!parseBpmn(modelEditorXml)) throw businessError('modelEditorXml:流程图不完整，缺少流程或开始节点')
    checkFields(formFields ?? [])
    if (table.find((row) => row.modelKey === modelKey && row.id !== id)) throw businessError('modelKey:模型标识已存在')
    table.put({
      id: before?.id ?? world.nextId(),
      modelKey,
      name,
      version: (before?.version ?? 0) + 1,
      created: before?.created ?? world.formatNow(),
      lastUpdated: world.formatNow(),
      modelComment,
      modelEditorXml,
      formFields: formFields ?? before?.formFields ?? [],
    })
    return undefined
  }),
  mock(flowModel.remove, ({ world, query }) => {
    for (const id of requireIds(query)) world.table(flowModelTable).remove(id)
    return undefined
  }),
  mock(flowModel.deploy, (call) => {
    const { modelEditorXml, formFields = [] } = requireRow(call.world, flowModelTable, requireParameter(call, 'modelId'))
    const target = { category: requireParameter(call, 'category'), tenantIds: call.query.tenantIds ?? '' }
    deployDefinition(call.world, { ...target, xml: modelEditorXml, formFields })
    return undefined
  }),
]

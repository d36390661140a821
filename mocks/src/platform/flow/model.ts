import { type FlowField, flowModel } from '@jwsk/sdk/flow'
import { requireIds } from '../../engine/crud'
import { mock } from '../../engine/mock'
import { businessError } from '../../engine/refusal'
import type { StoredRow } from '../../engine/world/table'
import { day, formatDateTime } from '../../engine/world/time'
import { defineTable, type World } from '../../engine/world/world'
import { requireParameter } from '../assertions'
import { missingRowError, requireRow } from '../audited-row'
import { approvals, renderApprovalXml } from './approval'
import { parseBpmn } from './bpmn'
import { deployDefinition } from './manager'
import { createReference, isReferenceKey, type Reference } from './reference/reference'
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

type Design = readonly [key: string, version: number, made: number, changed: number, comment: string]

const designs: readonly Design[] = [
  ['leave', 3, 270, 65, '员工请假：经理审批，超过三天另由人事备案'],
  ['dayOff', 1, 55, 51, '节假日值班后的调休'],
  ['expense', 2, 40, 6, '费用报销：五千元以上由总经理审批，两万元以上由五人小组评审'],
  ['shopEntry', 1, 82, 75, '商户入驻：消防与食品安全并行审核，二百平方米以上由总经理审批'],
  ['outing', 1, 12, 5, '草稿，尚未部署'],
  ['purchase', 1, 90, 71, '采购申请：比价与预算并行，五万元以上由采购委员会决定'],
  ['contract', 1, 90, 72, '合同审批：法务、财务会签后总经理签批'],
  ['stamp', 1, 88, 73, '用章申请：法人章或外带由总经理审批'],
  ['refund', 1, 86, 74, '退款审批：五百元以上由财务复核'],
  ['rentReduction', 1, 80, 76, '减租申请：复核后总经理签批'],
  ['hiring', 1, 80, 77, '录用审批：面试、定薪、办理入职'],
  ['repair', 1, 80, 78, '报修处理：派单、维修、验收'],
]

/** Returns the process of a design: an approval by one or two people, or a reference process. */
function createDesign(world: World, key: string): Pick<Reference, 'name' | 'xml' | 'fields'> {
  if (isReferenceKey(key)) return createReference(world, key)
  const approval = [approvals.leave, approvals.dayOff, approvals.outing].find((one) => one.key === key) ?? approvals.outing
  return { name: approval.name, xml: renderApprovalXml(approval), fields: [] }
}

export const flowModelTable = defineTable<FlowModelRow>('flowModel', (world) =>
  designs.map(([key, version, made, changed, modelComment], index) => {
    const { name, xml, fields } = createDesign(world, key)
    return {
      id: world.seedId('flowModel', index),
      modelKey: key,
      name,
      version,
      created: formatDateTime(world.startedAt - made * day),
      lastUpdated: formatDateTime(world.startedAt - changed * day),
      modelComment,
      modelEditorXml: xml,
      formFields: [...fields],
    }
  }),
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

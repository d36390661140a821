import { model, modelPrototype } from '@jwsk/sdk/develop'
import { crud } from '../../engine/crud'
import { type Call, mock } from '../../engine/mock'
import { businessError, missingParameterError } from '../../engine/refusal'
import { createNewAuditColumns } from '../../engine/world/audit'
import { assertUnused, checkReference, requireParameter } from '../assertions'
import { requireRow } from '../audited-row'
import { codeTable } from './code-table'
import { datasourceTable } from './datasource'
import { createPrototype, modelTable, type PrototypeRow, prototypeTable } from './model-table'
import { findPhysicalTable, type PhysicalTable, physicalTables, toCamelCase, toEntityName, toJavaType } from './physical-tables'

const toTableView = ({ name, comment }: PhysicalTable) => ({ name, comment, entityName: toEntityName(name) })

const withFields = (table: PhysicalTable) => ({
  ...toTableView(table),
  fields: table.columns.map(({ name, type, comment, isKey }) => ({
    name,
    type,
    comment,
    isKey,
    propertyName: toCamelCase(name),
    propertyType: toJavaType(type),
  })),
})

/** Returns the tables of the data source that a call names. Defaults to the default data source. */
function getTables({ world, query }: Call): readonly PhysicalTable[] {
  const sources = world.table(datasourceTable).all()
  const at = query.datasourceId ? sources.findIndex((source) => source.id === query.datasourceId) : 0
  if (at < 0) throw businessError('数据源不存在')
  return physicalTables.filter((table) => table.source === at)
}

const getStoredPrototypes = ({ world }: Call, modelId: string): PrototypeRow[] =>
  world
    .table(prototypeTable)
    .all()
    .filter((row) => row.modelId === modelId)

interface PrototypeDraft extends Partial<PrototypeRow> {
  readonly modelId: string
  readonly jdbcName: string
}

function checkPrototypes(drafts: readonly PrototypeDraft[]) {
  if (!Array.isArray(drafts) || drafts.length === 0) throw businessError('modelPrototype:不能为空')
  for (const name of ['modelId', 'jdbcName', 'jdbcType', 'propertyName', 'propertyType'] as const)
    if (drafts.some((draft) => !draft[name])) throw businessError(`${name}:不能为空`)
  for (const name of ['jdbcName', 'propertyName'] as const)
    if (new Set(drafts.map((draft) => draft[name])).size < drafts.length) throw businessError(`${name}:不能重复`)
  if (new Set(drafts.map((draft) => draft.modelId)).size > 1) throw businessError('modelId:须为同一模型')
}

export const modelMocks = [
  ...crud(model, modelTable, {
    unique: { fields: ['modelCode'], message: '模型编号已存在!' },
    view: (row, { world }) => ({ ...row, datasourceName: world.table(datasourceTable).get(row.datasourceId)?.name ?? '' }),
    beforeSave: (row, call) => {
      checkReference(call, datasourceTable, ['datasourceId', row.datasourceId])
      return row
    },
    beforeRemove: (row, call) => {
      assertUnused(call, codeTable, (code) => code.modelId === row.id)
      for (const prototype of getStoredPrototypes(call, row.id)) call.world.table(prototypeTable).remove(prototype.id)
    },
  }),
  mock(model.tableList, (call) => getTables(call).map(toTableView)),
  mock(model.tableInfo, (call) => {
    const { modelId = '', tableName = '' } = call.query
    if (modelId === '' && tableName === '') throw missingParameterError('tableName')
    const name = tableName || requireRow(call.world, modelTable, modelId).modelTable
    const table = findPhysicalTable(name)
    if (!table) throw businessError(`数据源中没有表${name}`)
    return withFields(table)
  }),
  mock(model.modelPrototype, (call) => {
    const row = requireRow(call.world, modelTable, requireParameter(call, 'modelId'))
    const designed = getStoredPrototypes(call, row.id)
    if (designed.length > 0) return designed
    return (findPhysicalTable(row.modelTable)?.columns ?? []).map((column, index) => ({
      ...createPrototype(row.id, column),
      id: call.world.seedId(`modelPrototype:${row.id}`, index),
    }))
  }),
  mock(modelPrototype.submitList, (call) => {
    const { world } = call
    // settings missing from the draft get the column's defaults
    const drafts = call.body as unknown as readonly PrototypeDraft[]
    checkPrototypes(drafts)
    const { id: modelId, modelTable: name } = requireRow(world, modelTable, drafts[0]?.modelId ?? '')
    const before = new Map(getStoredPrototypes(call, modelId).map((row) => [row.id, row]))
    for (const id of before.keys()) world.table(prototypeTable).remove(id)
    for (const draft of drafts) {
      const stored = before.get(draft.id ?? '')
      const column = findPhysicalTable(name)?.columns.find((known) => known.name === draft.jdbcName)
      const first = stored ?? {
        ...createPrototype(modelId, column ?? { name: draft.jdbcName, type: draft.jdbcType ?? '', comment: '', isKey: false }),
        ...createNewAuditColumns(world),
      }
      world.table(prototypeTable).put({ ...first, ...draft, id: stored?.id ?? world.nextId(), updateTime: world.formatNow() })
    }
    return undefined
  }),
  mock(modelPrototype.select, (call) => getStoredPrototypes(call, requireParameter(call, 'modelId'))),
]

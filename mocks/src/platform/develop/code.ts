import { isRecord } from '@jwsk/sdk'
import { code, codeSetting } from '@jwsk/sdk/develop'
import { crud, requireIds } from '../../engine/crud'
import { type Call, mock } from '../../engine/mock'
import { businessError } from '../../engine/refusal'
import { createZip } from '../../engine/sheet/zip'
import { createNewAuditColumns } from '../../engine/world/audit'
import { defineTable } from '../../engine/world/world'
import { checkReference, requireParameter } from '../assertions'
import { type AuditedRow, createPlatformColumns, mergeOwnColumns, requireRow } from '../audited-row'
import { disabledFlag, enabledFlag, onlyOneEnabled } from '../only-one-enabled'
import { codeTable } from './code-table'
import { datasourceTable } from './datasource'
import { generateCode } from './generate-code'
import { createPrototype, modelTable } from './model-table'
import { findPhysicalTable } from './physical-tables'

interface CodeSettingRow extends AuditedRow {
  readonly name: string
  readonly settings: string
}

const settings = [
  ['停车业务代码配置', { author: '信息技术部', packageName: 'org.jwsk.biz', tablePrefix: 'jwsk_' }],
  ['设备业务代码配置', { author: '信息技术部', packageName: 'org.jwsk.dp', tablePrefix: 'dp_' }],
] as const

const codeSettingTable = defineTable<CodeSettingRow>('codeSetting', (world) => {
  const columns = createPlatformColumns(world, 'codeSetting')
  return settings.map(([name, values], index) => ({
    name,
    settings: JSON.stringify(values),
    ...columns(index, 170 - index * 20),
    status: index === 0 ? enabledFlag : disabledFlag,
  }))
})

function isJsonObject(text: string): boolean {
  try {
    return isRecord(JSON.parse(text))
  } catch {
    return false
  }
}

const createArchive = (files: Readonly<Record<string, string>>) =>
  new Response(createZip(files), {
    headers: { 'content-type': 'application/zip', 'content-disposition': 'attachment; filename="code.zip"' },
  })

/** Describes the columns of a table as the fields of an unsaved model. */
function describeTable(call: Call) {
  const name = requireParameter(call, 'tableName')
  const table = findPhysicalTable(name)
  if (!table) throw businessError(`数据源中没有表${name}`)
  const modelId = call.world.table(modelTable).find((row) => row.modelTable === name)?.id ?? '0'
  return table.columns.map((column, index) => ({
    ...createPrototype(modelId, column),
    id: call.world.seedId(`modelPrototype:${name}`, index),
  }))
}

export const codeMocks = [
  ...crud(code, codeTable, {
    view: (row, { world }) => ({
      ...row,
      datasourceName: world.table(datasourceTable).get(row.datasourceId)?.name ?? '',
      modelName: world.table(modelTable).get(row.modelId)?.modelName ?? '',
    }),
    beforeSave: (row, call) => {
      if (row.datasourceId) checkReference(call, datasourceTable, ['datasourceId', row.datasourceId])
      if (row.modelId) checkReference(call, modelTable, ['modelId', row.modelId])
      return { ...row, templateType: row.templateType || 'crud' }
    },
  }),
  mock(code.copy, ({ world, query }) => {
    const row = requireRow(world, codeTable, requireParameter({ query }, 'id'))
    world.table(codeTable).put({ ...row, ...createNewAuditColumns(world), id: world.nextId(), codeName: `${row.codeName}-副本` })
    return undefined
  }),
  mock(code.genCode, ({ world, query }) =>
    createArchive(Object.assign({}, ...requireIds(query).map((id) => generateCode(world, requireRow(world, codeTable, id))))),
  ),
  mock(code.genCodeFast, ({ world, body }) => createArchive(generateCode(world, { ...body, author: body.author ?? '' }))),
  ...crud(codeSetting, codeSettingTable, {
    beforeSave: (row, _, before) => {
      if (!isJsonObject(row.settings)) throw businessError('settings:不是有效的 JSON')
      return mergeOwnColumns(row, before, { status: disabledFlag })
    },
  }),
  onlyOneEnabled(codeSetting.enable, codeSettingTable),
  mock(codeSetting.enableDetail, ({ world }) => world.table(codeSettingTable).find(({ status }) => status === enabledFlag) ?? null),
  mock(codeSetting.tableForm, (call) => describeTable(call).filter(({ isForm }) => isForm === 1)),
  mock(codeSetting.tablePrototype, describeTable),
]

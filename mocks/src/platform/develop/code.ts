import { isRecord } from '@jwsk/sdk'
import { code, codeSetting } from '@jwsk/sdk/develop'
import { crud, idsOf } from '../../engine/crud'
import { mock } from '../../engine/mock'
import { refuse } from '../../engine/refusal'
import { zip } from '../../engine/sheet/zip'
import { newAuditColumns } from '../../engine/world/audit'
import { defineTable } from '../../engine/world/table'
import { type AuditedRow, platformColumns, rowOf, withOwnColumns } from '../audited-row'
import { disabledFlag, enabledFlag, onlyOneEnabled } from '../only-one-enabled'
import { checkReference, required } from '../options'
import { codeTable } from './code-table'
import { datasourceTable } from './datasource'
import { generateCode } from './generate-code'
import { modelTable } from './model-table'

interface CodeSettingRow extends AuditedRow {
  readonly name: string
  readonly settings: string
}

const settings = [
  ['停车业务代码配置', { author: '信息技术部', packageName: 'org.jwsk.biz', tablePrefix: 'jwsk_' }],
  ['设备业务代码配置', { author: '信息技术部', packageName: 'org.jwsk.dp', tablePrefix: 'dp_' }],
] as const

const codeSettingTable = defineTable<CodeSettingRow>('codeSetting', (world) => {
  const columns = platformColumns(world, 'codeSetting')
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

const archive = (files: Readonly<Record<string, string>>) =>
  new Response(zip(files), { headers: { 'content-type': 'application/zip', 'content-disposition': 'attachment; filename="code.zip"' } })

export const codeMocks = [
  ...crud(code, codeTable, {
    view: (row, { world }) => ({
      ...row,
      datasourceName: world.table(datasourceTable).get(row.datasourceId)?.name ?? '',
      modelName: world.table(modelTable).get(row.modelId)?.modelName ?? '',
    }),
    complete: (row, call) => {
      if (row.datasourceId) checkReference(call, datasourceTable, ['datasourceId', row.datasourceId])
      if (row.modelId) checkReference(call, modelTable, ['modelId', row.modelId])
      return { ...row, templateType: row.templateType || 'crud' }
    },
  }),
  mock(code.copy, ({ world, query }) => {
    const row = rowOf(world, codeTable, required({ query }, 'id'))
    world.table(codeTable).put({ ...row, ...newAuditColumns(world), id: world.nextId(), codeName: `${row.codeName}-副本` })
    return undefined
  }),
  mock(code.genCode, ({ world, query }) =>
    archive(Object.assign({}, ...idsOf(query).map((id) => generateCode(world, rowOf(world, codeTable, id))))),
  ),
  mock(code.genCodeFast, ({ world, body }) => archive(generateCode(world, { ...body, author: body.author ?? '' }))),
  ...crud(codeSetting, codeSettingTable, {
    complete: (row, _, before) => {
      if (!isJsonObject(row.settings)) throw refuse('settings:不是有效的 JSON')
      return withOwnColumns(row, before, { status: disabledFlag })
    },
  }),
  onlyOneEnabled(codeSetting.enable, codeSettingTable),
]

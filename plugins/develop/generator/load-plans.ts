import { type Column, type Dictionary, type Plan, toColumn } from '@jwsk/codegen'
import type { Client, RowOf } from '@jwsk/sdk'
import { type code, model } from '@jwsk/sdk/develop'
import { dict, dictBiz } from '@jwsk/sdk/system'
import { toDesignedColumn } from './designed-column'

export type Code = RowOf<typeof code.page>

interface Source {
  readonly modelId?: string | undefined
  readonly tableName?: string | undefined
  readonly datasourceId?: string | undefined
}

const yes = 2

/** Loads the columns as designed or, without a model, as the table has them. */
async function loadColumns(client: Client, { modelId, tableName, datasourceId }: Source): Promise<readonly Column[]> {
  if (modelId) return ((await client.call(model.modelPrototype, { modelId })) ?? []).map(toDesignedColumn)
  const table = await client.call(model.tableInfo, { ...(tableName && { tableName }), ...(datasourceId && { datasourceId }) })
  return (table.fields ?? []).map(toColumn)
}

async function loadDictionary(client: Client, dictionary: string): Promise<Dictionary> {
  const system = await client.call(dict.dictionary, { code: dictionary })
  const isBusiness = system.length === 0
  const entries = isBusiness ? await client.call(dictBiz.dictionary, { code: dictionary }) : system
  return { isBusiness, keys: entries.map(({ dictKey }) => String(dictKey)) }
}

async function loadDictionaries(client: Client, columns: readonly Column[]): Promise<ReadonlyMap<string, Dictionary>> {
  const codes = [...new Set(columns.flatMap(({ dictionary }) => dictionary ?? []))]
  return new Map(await Promise.all(codes.map(async (name) => [name, await loadDictionary(client, name)] as const)))
}

/** Loads the plan of a record of code generation and that of its child, if any. */
async function loadPlan(client: Client, record: Code): Promise<readonly Plan[]> {
  const columns = await loadColumns(client, record)
  const plan: Plan = {
    title: record.codeName,
    service: record.serviceName,
    table: record.tableName,
    tablePrefix: record.tablePrefix,
    key: record.pkName,
    packageName: record.packageName,
    author: record.author ?? '',
    hasBase: record.baseMode === yes,
    hasWrapper: record.wrapMode === yes,
    hasFeign: record.feignMode === yes,
    columns,
    dictionaries: await loadDictionaries(client, columns),
    ...(record.templateType === 'tree' && record.treePid && { parent: { column: record.treePid, table: record.tableName } }),
  }
  const child = record.templateType === 'sub' && record.subModelId ? await loadChildPlan(client, record, plan) : undefined
  return child ? [plan, child] : [plan]
}

async function loadChildPlan(client: Client, { subModelId = '', subFkId }: Code, plan: Plan): Promise<Plan | undefined> {
  const sub = await client.call(model.detail, { id: subModelId })
  if (!sub) return undefined
  const columns = await loadColumns(client, { modelId: subModelId })
  return {
    ...plan,
    title: sub.modelName,
    table: sub.modelTable,
    columns,
    dictionaries: await loadDictionaries(client, columns),
    ...(subFkId && { parent: { column: subFkId, table: plan.table } }),
  }
}

/** Loads the plans from which the area of the records is generated. */
export const loadPlans = async (client: Client, records: readonly Code[]): Promise<readonly Plan[]> =>
  (await Promise.all(records.map((record) => loadPlan(client, record)))).flat()

import { defineTable } from '../../engine/world/world'
import { type AuditedRow, createPlatformColumns } from '../audited-row'
import { findPhysicalTable } from './physical-tables'

export interface CodeRow extends AuditedRow {
  readonly datasourceId: string
  readonly modelId: string
  readonly codeName: string
  readonly serviceName: string
  readonly tableName: string
  readonly tablePrefix: string
  readonly pkName: string
  readonly packageName: string
  readonly baseMode: number
  readonly wrapMode: number
  readonly feignMode: number
  readonly templateType: string
  readonly codeStyle: string
  readonly apiPath: string
  readonly webPath: string
  readonly author: string
}

// by position in the seeds of `model`
const plans = ['jwsk_parking_lot', 'jwsk_scenic_spot', 'jwsk_shop'] as const

export const codeTable = defineTable<CodeRow>('code', (world) => {
  const columns = createPlatformColumns(world, 'code')
  return plans.map((tableName, index) => ({
    datasourceId: world.seedId('datasource', 0),
    modelId: world.seedId('model', index),
    codeName: findPhysicalTable(tableName)?.comment ?? tableName,
    serviceName: 'jwsk-biz',
    tableName,
    tablePrefix: 'jwsk_',
    pkName: 'id',
    packageName: 'org.jwsk.biz',
    baseMode: 2,
    wrapMode: 2,
    feignMode: 1,
    templateType: 'crud',
    codeStyle: 'console',
    apiPath: '/data/code/api',
    webPath: '/data/code/web',
    author: '信息技术部',
    ...columns(index, 180 - index * 40),
  }))
})

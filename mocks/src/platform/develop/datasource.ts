import { datasource } from '@jwsk/sdk/develop'
import { crud } from '../../engine/crud'
import { businessError } from '../../engine/refusal'
import { defineTable } from '../../engine/world/world'
import { assertUnused } from '../assertions'
import { type AuditedRow, createPlatformColumns } from '../audited-row'
import { keepSecrets, omitSecrets } from '../secrets'
import { codeTable } from './code-table'
import { modelTable } from './model-table'

interface DatasourceRow extends AuditedRow {
  readonly category: number
  readonly name: string
  readonly driverClass: string
  readonly url: string
  readonly username: string
  readonly password: string
  readonly shardingConfig: string
  readonly remark: string
}

const sharded = 2
const mysql = 'com.mysql.cj.jdbc.Driver'

const sources = [
  ['业务主库', mysql, 'jdbc:mysql://10.0.8.21:3306/jwsk', 1, '停车、门票、商铺业务表'],
  ['设备库', 'org.postgresql.Driver', 'jdbc:postgresql://10.0.8.22:5432/jwsk_iot', 1, '巡检、抄表、闸机事件'],
  ['订单分库', mysql, 'jdbc:mysql://10.0.8.23:3306/jwsk_order', sharded, '按月分表'],
] as const

export const datasourceTable = defineTable<DatasourceRow>('datasource', (world) => {
  const columns = createPlatformColumns(world, 'datasource')
  return sources.map(([name, driverClass, url, category, remark], index) => ({
    category,
    name,
    driverClass,
    url,
    username: 'jwsk',
    password: 'demo-password',
    shardingConfig:
      category === sharded ? 'rules:\n  - tables:\n      user_order:\n        actualDataNodes: ds_0.user_order_$->{1..12}\n' : '',
    remark,
    ...columns(index, 400 - index * 100),
  }))
})

export const datasourceMocks = crud(datasource, datasourceTable, {
  match: 'equal',
  view: (row) => omitSecrets(row, ['password']),
  beforeSave: (row, _, before) => {
    if (row.category === sharded && !row.shardingConfig) throw businessError('shardingConfig:不能为空')
    return keepSecrets(row, before, ['password'])
  },
  beforeRemove: (row, call) => {
    assertUnused(call, modelTable, (model) => model.datasourceId === row.id)
    assertUnused(call, codeTable, (code) => code.datasourceId === row.id)
  },
})

import { tenantDatasource } from '@jwsk/sdk/system'
import { crud } from '../../engine/crud'
import { defineTable } from '../../engine/world/world'
import { type AuditedRow, createPlatformColumns } from '../../platform/audited-row'
import { keepSecrets, omitSecrets } from '../../platform/secrets'

interface TenantDatasourceRow extends AuditedRow {
  readonly name: string
  readonly driverClass: string
  readonly url: string
  readonly username: string
  readonly password: string
  readonly remark: string
}

const sources = [
  ['青岚山独立库', 'jdbc:mysql://10.0.8.31:3306/qinglanshan', '租户 204817'],
  ['镜泊古镇独立库', 'jdbc:mysql://10.0.8.32:3306/jingbo', '租户 318502'],
] as const

export const tenantDatasourceTable = defineTable<TenantDatasourceRow>('tenantDatasource', (world) => {
  const columns = createPlatformColumns(world, 'tenantDatasource')
  return sources.map(([name, url, remark], index) => ({
    name,
    driverClass: 'com.mysql.cj.jdbc.Driver',
    url,
    username: 'tenant',
    password: 'demo-password',
    remark,
    ...columns(index, 300 - index * 60),
  }))
})

export const tenantDatasourceMocks = crud(tenantDatasource, tenantDatasourceTable, {
  view: (row) => omitSecrets(row, ['password']),
  unique: { fields: ['name'], message: '数据源名称已存在!' },
  beforeSave: (row, _, before) => keepSecrets(row, before, ['password']),
})

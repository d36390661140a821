import { oss } from '@jwsk/sdk/resource'
import { crud } from '../../engine/crud'
import { businessError } from '../../engine/refusal'
import { defineTable } from '../../engine/world/world'
import { getDictLabel } from '../../system/configuration/dict-table'
import { isVisibleToCaller } from '../../system/tenant/tenancy'
import { type AuditedTenantRow, assignTenant, createTenantColumns, mergeOwnColumns } from '../audited-row'
import { disabledFlag, enabledFlag, onlyOneEnabled } from '../only-one-enabled'
import { keepSecrets, omitSecrets } from '../secrets'

export interface OssRow extends AuditedTenantRow {
  readonly category: number
  readonly ossCode: string
  readonly endpoint: string
  readonly transformEndpoint: string
  readonly bucketName: string
  readonly accessKey: string
  readonly secretKey: string
  readonly appId: string
  readonly region: string
  readonly remark: string
}

const stores = [
  [1, 'minio-store', 'http://minio.yunqihu.example:9000', 'jwsk', '主存储'],
  [1, 'minio-copy', 'http://minio-backup.yunqihu.example:9000', 'jwsk-backup', '每日同步'],
  [4, 'tencent-cdn', 'https://cos.yunqihu.example', 'jwsk-static', '小程序静态资源'],
  [3, 'ali-archive', 'https://oss.yunqihu.example', 'jwsk-archive', '合同归档'],
] as const

export const ossTable = defineTable<OssRow>('oss', (world) => {
  const columns = createTenantColumns(world, 'oss')
  return stores.map(([category, ossCode, endpoint, bucketName, remark], index) => ({
    category,
    ossCode,
    endpoint,
    transformEndpoint: index === 0 ? 'https://files.yunqihu.example' : '',
    bucketName,
    accessKey: `demo-${ossCode}`,
    secretKey: `demo-${ossCode}-secret`,
    appId: category === 4 ? '1250000000' : '',
    region: category === 4 ? 'ap-shanghai' : '',
    remark,
    ...columns(index, 400 - index * 70),
    status: index === 0 ? enabledFlag : disabledFlag,
  }))
})

export const ossMocks = [
  ...crud(oss, ossTable, {
    visible: isVisibleToCaller,
    unique: { fields: ['tenantId', 'ossCode'], message: '资源编号已存在!' },
    view: (row, { world }) => ({ ...omitSecrets(row, ['accessKey', 'secretKey']), categoryName: getDictLabel(world, 'oss', row.category) }),
    beforeSave: (row, call, before) =>
      mergeOwnColumns(keepSecrets(assignTenant(row, call, before), before, ['accessKey', 'secretKey']), before, { status: disabledFlag }),
    beforeRemove: (row) => {
      if (row.status === enabledFlag) throw businessError('已启用的配置不能删除')
    },
  }),
  onlyOneEnabled(oss.enable, ossTable, (left, right) => left.tenantId === right.tenantId),
]

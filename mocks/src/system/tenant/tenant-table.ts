import { getTimeBefore } from '../../areas/shared/clock'
import { type AuditColumns, createAuditColumns } from '../../engine/world/audit'
import { day, formatDateTime } from '../../engine/world/time'
import { defineTable, type World } from '../../engine/world/world'
import { createPersonName, createPhoneNumber } from '../../seed/people'

export interface TenantRow extends AuditColumns {
  readonly id: string
  readonly tenantId: string
  readonly tenantName: string
  readonly linkman: string
  readonly contactNumber: string
  readonly address: string
  readonly domainUrl: string
  readonly backgroundUrl: string
  readonly accountNumber: number
  readonly expireTime: string
  readonly datasourceId: string
  readonly packageId: string
}

// package by its position in the seeds
const tenants: readonly (readonly [tenantId: string, name: string, address: string, packageIndex: number, days: number])[] = [
  ['000000', '云栖湖文旅集团', '浙江省杭州市桐庐县云栖湖大道1号', 39, 0],
  ['204817', '青岚山风景区管理有限公司', '浙江省湖州市安吉县青岚山路88号', 2, 540],
  ['318502', '镜泊古镇旅游开发有限公司', '江苏省苏州市吴江区镜泊街16号', 16, 320],
  ['427169', '松涛岭滑雪场有限公司', '吉林省吉林市丰满区松涛岭1号', 14, 210],
  ['530846', '碧波湾水上运动俱乐部', '海南省三亚市吉阳区碧波湾路9号', 12, 365],
  ['615273', '栖霞温泉度假村有限公司', '江苏省南京市江宁区栖霞泉路66号', 15, 180],
  ['702931', '瑞丰智慧停车运营有限公司', '浙江省杭州市西湖区文三路259号', 5, 730],
  ['758204', '和睦里物业服务有限公司', '上海市闵行区和睦里路20弄', 11, 90],
  ['811597', '锦绣田园乡村旅游合作社', '四川省成都市郫都区锦绣村3组', 23, 400],
  ['846320', '星河主题乐园有限公司', '广东省广州市番禺区星河大道99号', 20, 600],
  ['879014', '云溪会展中心有限公司', '浙江省宁波市鄞州区会展路181号', 29, 270],
  ['902765', '白鹭洲湿地公园管理处', '江西省九江市永修县白鹭洲', 26, 450],
  ['935108', '红星研学教育科技有限公司', '湖南省长沙市岳麓区研学路12号', 28, 150],
  ['968443', '临江索道客运有限公司', '重庆市渝中区临江路5号', 30, -20],
]

export const tenantTable = defineTable<TenantRow>('tenant', (world) => {
  const random = world.random('tenant')
  return tenants.map(([tenantId, tenantName, address, packageIndex, days], index) => {
    const created = getTimeBefore(world, 420 - index * 21)
    return {
      id: world.seedId('tenant', index),
      tenantId,
      tenantName,
      linkman: index === 0 ? '管理员' : createPersonName(random),
      contactNumber: createPhoneNumber(random),
      address,
      domainUrl: index === 0 ? '' : `https://t${tenantId}.yunqihu.example`,
      backgroundUrl: '',
      accountNumber: index === 0 ? -1 : random.between(2, 20) * 10,
      expireTime: days === 0 ? '' : formatDateTime(world.startedAt + days * day),
      datasourceId: '',
      packageId: world.seedId('tenantPackage', packageIndex),
      ...createAuditColumns(created),
    }
  })
})

export const getTenantName = (world: World, tenantId: string): string =>
  world.table(tenantTable).find((row) => row.tenantId === tenantId)?.tenantName ?? ''

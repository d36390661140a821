import { type AuditColumns, createAuditColumns } from '../../engine/world/audit'
import { formatDateTime } from '../../engine/world/time'
import { defineTable, type World } from '../../engine/world/world'
import { menuTable } from './menu-table'

export interface DataScopeRow extends AuditColumns {
  readonly id: string
  readonly menuId: string
  readonly resourceCode: string
  readonly scopeName: string
  readonly scopeType: number
  readonly scopeColumn: string
  readonly scopeField: string
  readonly scopeClass: string
  readonly scopeValue: string
  readonly remark: string
}

export interface ApiScopeRow extends AuditColumns {
  readonly id: string
  readonly menuId: string
  readonly resourceCode: string
  readonly scopeName: string
  readonly scopeType: number
  readonly scopePath: string
  readonly remark: string
}

const menuId = (world: World, code: string) => world.table(menuTable).find((row) => row.code === code)?.id ?? ''

const dataScopes: readonly (readonly [menu: string, code: string, name: string, type: number, mapper: string])[] = [
  ['userOrder', 'order_all', '订单全部可见', 1, 'com.jwsk.biz.mapper.UserOrderMapper.selectPage'],
  ['userOrder', 'order_own', '订单本人可见', 2, 'com.jwsk.biz.mapper.UserOrderMapper.selectPage'],
  ['parkingLotOrder', 'parking_dept', '停车订单所在机构可见', 3, 'com.jwsk.biz.mapper.ParkingLotOrderMapper.selectPage'],
  ['shopContract', 'contract_tree', '合同所在机构及子级可见', 4, 'com.jwsk.biz.mapper.ShopContractMapper.selectPage'],
  ['user', 'user_custom', '用户自定义可见', 5, 'com.jwsk.system.mapper.UserMapper.selectPage'],
]

export const dataScopeTable = defineTable<DataScopeRow>('dataScope', (world) =>
  dataScopes.map(([menu, resourceCode, scopeName, scopeType, scopeClass], index) => ({
    id: world.seedId('dataScope', index),
    menuId: menuId(world, menu),
    resourceCode,
    scopeName,
    scopeType,
    scopeColumn: 'create_dept',
    scopeField: '*',
    scopeClass,
    scopeValue: scopeType === 5 ? `where scope.create_dept in ($${'{deptId}'})` : '',
    remark: '',
    ...createAuditColumns(formatDateTime(world.startedAt)),
  })),
)

const apiScopes: readonly (readonly [menu: string, code: string, name: string, type: number, path: string])[] = [
  ['user', 'api_user', '用户接口', 1, '/user'],
  ['role', 'api_role', '角色接口', 1, '/role'],
  ['parkingLot', 'api_parking', '停车场接口', 2, '/parkingLot'],
  ['userOrder', 'api_order', '订单接口', 2, '/userOrder'],
]

export const apiScopeTable = defineTable<ApiScopeRow>('apiScope', (world) =>
  apiScopes.map(([menu, resourceCode, scopeName, scopeType, scopePath], index) => ({
    id: world.seedId('apiScope', index),
    menuId: menuId(world, menu),
    resourceCode,
    scopeName,
    scopeType,
    scopePath,
    remark: '',
    ...createAuditColumns(formatDateTime(world.startedAt)),
  })),
)

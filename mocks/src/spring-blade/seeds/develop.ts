import type { World } from '../../engine/world/world'
import { createStamps } from './audit-stamps'

const sources = [
  ['业务主库', 'com.mysql.cj.jdbc.Driver', 'jdbc:mysql://10.0.8.21:3306/blade'],
  ['设备库', 'org.postgresql.Driver', 'jdbc:postgresql://10.0.8.22:5432/blade_iot'],
] as const

export const createDatasourceSeeds = (world: World) =>
  sources.map(([name, driverClass, url], index) => ({
    id: world.seedId('datasource', index),
    ...createStamps(world, 300),
    name,
    driverClass,
    url,
    username: 'blade',
    password: 'demo-password',
    remark: name,
  }))

export const createCodeSeeds = (world: World) => [
  {
    id: world.seedId('code', 0),
    datasourceId: world.seedId('datasource', 0),
    serviceName: 'blade-scenic',
    codeName: '游船班次',
    tableName: 'blade_boat_trip',
    tablePrefix: 'blade_',
    pkName: 'id',
    baseMode: 1,
    wrapMode: 1,
    packageName: 'org.example.scenic',
    apiPath: '/data/code/api',
    webPath: '/data/code/web',
    isDeleted: 0,
  },
]

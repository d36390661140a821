import { server } from '@jwsk/sdk/maintenance'
import { crud } from '../../engine/crud'
import { mock } from '../../engine/mock'
import { hashText } from '../../engine/world/random'
import { defineTable } from '../../engine/world/world'
import { assertUnused, requireParameter } from '../assertions'
import { type AuditedRow, createPlatformColumns, requireRow } from '../audited-row'
import { deployTable } from './deploy-table'

export interface ServerRow extends AuditedRow {
  readonly serverName: string
  readonly ip: string
  readonly port: number
  readonly os: string
  readonly cpu: number
  readonly memory: number
  readonly disk: number
  readonly env: string
  readonly account: string
  readonly remark: string
}

export const serverRunning = 1
const serverStopped = 2

const servers: readonly (readonly [name: string, ip: string, env: string, size: readonly [number, number, number], remark: string])[] = [
  ['应用节点一', '10.0.8.11', 'prod', [8, 32, 500], '网关与系统服务'],
  ['应用节点二', '10.0.8.12', 'prod', [8, 32, 500], '业务服务'],
  ['应用节点三', '10.0.8.13', 'prod', [8, 32, 500], '业务服务'],
  ['数据库主', '10.0.8.21', 'prod', [16, 64, 2000], ''],
  ['数据库备', '10.0.8.22', 'prod', [16, 64, 2000], '每小时同步'],
  ['缓存与消息', '10.0.8.31', 'prod', [8, 32, 200], ''],
  ['视频接入', '10.0.9.41', 'prod', [16, 64, 8000], '摄像头取流'],
  ['闸机边缘节点', '10.2.1.5', 'prod', [4, 8, 128], '南门机房'],
  ['测试环境', '10.0.18.11', 'test', [8, 16, 300], ''],
  ['压测环境', '10.0.18.12', 'test', [8, 16, 300], '平时停机'],
  ['开发环境', '10.0.28.11', 'dev', [4, 16, 200], ''],
]

export const serverTable = defineTable<ServerRow>('server', (world) => {
  const columns = createPlatformColumns(world, 'server')
  return servers.map(([serverName, ip, env, [cpu, memory, disk], remark], index) => ({
    serverName,
    ip,
    port: 22,
    os: index === 7 ? 'Ubuntu 22.04' : 'openEuler 22.03',
    cpu,
    memory,
    disk,
    env,
    account: 'deploy',
    remark,
    ...columns(index, 480 - index * 20),
    status: remark === '平时停机' ? serverStopped : serverRunning,
  }))
})

export const serverMocks = [
  ...crud(server, serverTable, {
    unique: { fields: ['ip', 'port'], message: '该地址与端口已登记!' },
    beforeRemove: (row, call) => assertUnused(call, deployTable, (deploy) => deploy.serverId === row.id),
  }),
  mock(server.test, (call) => {
    const { ip, port, status } = requireRow(call.world, serverTable, requireParameter(call, 'id'))
    if (status !== serverRunning) return { reachable: false, message: `连接 ${ip}:${port} 超时` }
    return { reachable: true, latency: 1 + (hashText(ip) % 40), message: '连接成功' }
  }),
]

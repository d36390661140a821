import { day, formatDateTime, hour } from '../../engine/world/time'
import { defineTable } from '../../engine/world/world'
import { userTable } from '../../system/organisation/user-table'
import { type AuditedRow, createPlatformColumns } from '../audited-row'

/** Codes: 0 waiting, 1 running, 2 succeeded, 3 failed. */
export const deployStatus = { waiting: 0, running: 1, succeeded: 2, failed: 3 } as const

export interface DeployRow extends AuditedRow {
  readonly deployName: string
  readonly serverId: string
  readonly appId: string
  readonly version: string
  readonly deployPath: string
  readonly command: string
  readonly deployTime: string
  readonly operator: string
  readonly output: string
  readonly remark: string
}

// names of services and their machines, by position in the seeds of `app` and `server`
const plans: readonly (readonly [name: string, app: number, server: number, versions: readonly string[]])[] = [
  ['商户工作台', 5, 1, ['1.6.0', '1.6.1', '1.7.0']],
  ['指挥大屏', 7, 0, ['3.0.2', '3.1.0']],
  ['闸机终端接口', 6, 7, ['2.2.8', '2.3.0', '2.3.1']],
  ['巡检助手接口', 4, 2, ['0.9.4', '1.0.0']],
  ['商户工作台（测试）', 5, 8, ['1.8.0-rc.1', '1.8.0-rc.2']],
]

export const deployTable = defineTable<DeployRow>('deploy', (world) => {
  const columns = createPlatformColumns(world, 'deploy')
  const operator = world.table(userTable).all()[0]?.realName ?? ''
  const rows = plans.flatMap(([name, app, server, versions]) =>
    versions.map((version, order) => ({ name, app, server, version, age: versions.length - 1 - order })),
  )
  return rows.map(({ name, app, server, version, age }, index) => {
    const days = 6 + age * 32 + index
    const waiting = index === rows.length - 1
    const failed = version === '2.3.0'
    const done = failed ? deployStatus.failed : deployStatus.succeeded
    return {
      deployName: `${name} ${version}`,
      serverId: world.seedId('server', server),
      appId: world.seedId('app', app),
      version,
      deployPath: `/data/apps/${app}`,
      command: './deploy.sh --wait',
      deployTime: waiting ? '' : formatDateTime(world.startedAt - days * day + 2 * hour),
      operator: waiting ? '' : operator,
      output: createDeployOutput(waiting ? deployStatus.waiting : done, version),
      remark: '',
      ...columns(index, days),
      status: waiting ? deployStatus.waiting : done,
    }
  })
})

/** Output of the last run. */
export function createDeployOutput(status: number, version: string): string {
  if (status === deployStatus.waiting) return ''
  const firstLines = [`下载 ${version} …`, '校验摘要 … 通过', '停止旧进程 …']
  if (status === deployStatus.running) return firstLines.join('\n')
  if (status === deployStatus.failed) return [...firstLines, '启动新进程 …', '健康检查失败：60 秒内未就绪', '已恢复旧版本'].join('\n')
  return [...firstLines, '启动新进程 …', '健康检查 … 通过', '部署完成'].join('\n')
}

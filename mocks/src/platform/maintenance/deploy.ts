import { deploy } from '@jwsk/sdk/maintenance'
import { crud } from '../../engine/crud'
import { type Call, type Mock, mock } from '../../engine/mock'
import { businessError } from '../../engine/refusal'
import { parseTime } from '../../engine/world/time'
import { userTable } from '../../system/organisation/user-table'
import { checkReference, requireParameter } from '../assertions'
import { mergeOwnColumns, requireRow, saveAudited } from '../audited-row'
import { appTable } from './app'
import { createDeployOutput, type DeployRow, deployStatus, deployTable } from './deploy-table'
import { serverRunning, serverTable } from './server'

const duration = 6_000

/** Ends a run after a while: it succeeds on a reachable machine and fails on another. */
function finishDeploys({ world }: Call) {
  const table = world.table(deployTable)
  for (const row of table.all()) {
    if (row.status !== deployStatus.running || world.now() - parseTime(row.deployTime) < duration) continue
    const reachable = world.table(serverTable).get(row.serverId)?.status === serverRunning
    const status = reachable ? deployStatus.succeeded : deployStatus.failed
    table.put({ ...row, status, output: createDeployOutput(status, row.version) })
  }
}

function startDeploy(call: Call, row: DeployRow, note = '') {
  if (call.world.table(deployTable).find((other) => other.status === deployStatus.running && hasSameTarget(other, row)))
    throw businessError('正在发布中，请稍后再试')
  const operator = call.world.table(userTable).get(call.caller.userId)?.realName ?? call.caller.account
  saveAudited(call, deployTable, {
    ...row,
    status: deployStatus.running,
    deployTime: call.world.formatNow(),
    operator,
    output: note + createDeployOutput(deployStatus.running, row.version),
  })
}

const hasSameTarget = (left: DeployRow, right: DeployRow) => left.appId === right.appId && left.serverId === right.serverId

/** Finds the version that ran on the same machine before this one. */
const findPrevious = ({ world }: Call, row: DeployRow): DeployRow | undefined =>
  world
    .table(deployTable)
    .all()
    .filter((other) => hasSameTarget(other, row) && other.status === deployStatus.succeeded && other.deployTime < row.deployTime)
    .sort((left, right) => (left.deployTime < right.deployTime ? 1 : -1))[0]

const afterDeploys = (mocks: readonly Mock[]): Mock[] =>
  mocks.map(({ operation, answer }) => ({
    operation,
    answer: (call) => {
      finishDeploys(call)
      return answer(call)
    },
  }))

export const deployMocks = afterDeploys([
  ...crud(deploy, deployTable, {
    view: (row, { world }) => ({
      ...row,
      serverName: world.table(serverTable).get(row.serverId)?.serverName ?? '',
      appName: world.table(appTable).get(row.appId)?.appName ?? '',
    }),
    beforeSave: (row, call, before) => {
      if (before?.status === deployStatus.running) throw businessError('正在发布中，不能修改')
      checkReference(call, serverTable, ['serverId', row.serverId])
      checkReference(call, appTable, ['appId', row.appId])
      return mergeOwnColumns(row, before, { status: deployStatus.waiting, deployTime: '', operator: '', output: '' })
    },
    beforeRemove: (row) => {
      if (row.status === deployStatus.running) throw businessError('正在发布中，不能删除')
    },
  }),
  mock(deploy.execute, (call) => startDeploy(call, requireRow(call.world, deployTable, requireParameter(call, 'id')))),
  mock(deploy.rollback, (call) => {
    const row = requireRow(call.world, deployTable, requireParameter(call, 'id'))
    const target = findPrevious(call, row)
    if (row.status === deployStatus.waiting || !target) throw businessError('没有可回滚的版本')
    startDeploy(call, target, `由 ${row.version} 回滚\n`)
  }),
])

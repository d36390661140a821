import { jobServer } from '@jwsk/sdk/job'
import { crud } from '../../engine/crud'
import { mock } from '../../engine/mock'
import { newAuditColumns } from '../../engine/world/audit'
import { rowOf, withOwnColumns } from '../audited-row'
import { refuseWhileUsed } from '../options'
import { keepSecrets, withoutSecrets } from '../secrets'
import { nextJobId } from './job-info'
import { type JobSeed, jobColumns, jobInfoTable, jobServerTable } from './job-table'

// what schedulers hold that nobody entered here
const foreign: readonly JobSeed[] = [
  ['调度日志清理', '由任务服务器内置', [2, '0 0 1 * * ?'], 'SchedulerLogCleanProcessor', 1],
  ['执行器心跳汇总', '由任务服务器内置', [3, '300000'], 'HeartbeatReportProcessor', 1],
]

export const jobServerMocks = [
  ...crud(jobServer, jobServerTable, {
    view: (row) => withoutSecrets(row, ['jobAppPassword']),
    unique: { fields: ['jobServerUrl', 'jobAppName'], message: '该服务器上的应用已登记!' },
    complete: (row, call, before) =>
      withOwnColumns(keepSecrets(row, before, ['jobAppPassword']), before, { jobAppId: String(call.world.table(jobServerTable).size + 1) }),
    beforeRemove: (row, call) => refuseWhileUsed(call, jobInfoTable, (job) => job.jobServerId === row.id),
  }),
  mock(jobServer.sync, (call) => {
    const { world, caller } = call
    const server = rowOf(world, jobServerTable, String(call.body.id ?? ''))
    const ownJobs = world
      .table(jobInfoTable)
      .all()
      .filter((job) => job.jobServerId === server.id)
    for (const job of ownJobs)
      if (job.jobId === '') world.table(jobInfoTable).put({ ...job, jobId: nextJobId(call), updateTime: world.stamp() })
    for (const seed of foreign) {
      const columns = jobColumns(seed)
      if (ownJobs.some((job) => job.jobName === columns.jobName)) continue
      world.table(jobInfoTable).put({
        ...columns,
        ...newAuditColumns(world),
        id: world.nextId(),
        createUser: caller.userId,
        jobServerId: server.id,
        jobId: nextJobId(call),
      })
    }
  }),
]

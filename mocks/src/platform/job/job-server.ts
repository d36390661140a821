import { jobServer } from '@jwsk/sdk/job'
import { crud } from '../../engine/crud'
import { mock } from '../../engine/mock'
import { createNewAuditColumns } from '../../engine/world/audit'
import { assertUnused } from '../assertions'
import { mergeOwnColumns, requireRow } from '../audited-row'
import { keepSecrets, omitSecrets } from '../secrets'
import { createJobId } from './job-info'
import { type JobSeed, jobColumns, jobInfoTable, jobServerTable } from './job-table'

// jobs of the schedulers that no user entered here
const foreign: readonly JobSeed[] = [
  ['调度日志清理', '由任务服务器内置', [2, '0 0 1 * * ?'], 'SchedulerLogCleanProcessor', 1],
  ['执行器心跳汇总', '由任务服务器内置', [3, '300000'], 'HeartbeatReportProcessor', 1],
]

export const jobServerMocks = [
  ...crud(jobServer, jobServerTable, {
    view: (row) => omitSecrets(row, ['jobAppPassword']),
    unique: { fields: ['jobServerUrl', 'jobAppName'], message: '该服务器上的应用已登记!' },
    beforeSave: (row, call, before) =>
      mergeOwnColumns(keepSecrets(row, before, ['jobAppPassword']), before, {
        jobAppId: String(call.world.table(jobServerTable).size + 1),
      }),
    beforeRemove: (row, call) => assertUnused(call, jobInfoTable, (job) => job.jobServerId === row.id),
  }),
  mock(jobServer.sync, (call) => {
    const { world, caller } = call
    const server = requireRow(world, jobServerTable, String(call.body.id ?? ''))
    const ownJobs = world
      .table(jobInfoTable)
      .all()
      .filter((job) => job.jobServerId === server.id)
    for (const job of ownJobs)
      if (job.jobId === '') world.table(jobInfoTable).put({ ...job, jobId: createJobId(call), updateTime: world.formatNow() })
    for (const seed of foreign) {
      const columns = jobColumns(seed)
      if (ownJobs.some((job) => job.jobName === columns.jobName)) continue
      world.table(jobInfoTable).put({
        ...columns,
        ...createNewAuditColumns(world),
        id: world.nextId(),
        createUser: caller.userId,
        jobServerId: server.id,
        jobId: createJobId(call),
      })
    }
  }),
]

import { jobInfo } from '@jwsk/sdk/job'
import { crud } from '../../engine/crud'
import { type Call, mock } from '../../engine/mock'
import { badParameter, refuse } from '../../engine/refusal'
import { rowOf, saveAudited, withOwnColumns } from '../audited-row'
import { usualLogTable } from '../log/usual-log'
import { checkReference, required } from '../options'
import { beginRun } from './job-instance'
import { type JobInfoRow, jobDefaults, jobInfoTable, jobServerTable } from './job-table'
import { checkTimeExpression } from './time-expression'

/** The scheduler's own number for a job. */
export const nextJobId = ({ world }: Call) =>
  String(
    Math.max(
      10,
      ...world
        .table(jobInfoTable)
        .all()
        .map((row) => Number(row.jobId) || 0),
    ) + 1,
  )

const numbers = (row: JobInfoRow): JobInfoRow =>
  // defaults stand where the draft holds nothing
  ({ ...jobDefaults, ...Object.fromEntries(Object.entries(row).filter(([, value]) => value !== undefined)) }) as JobInfoRow

export const jobInfoMocks = [
  ...crud(jobInfo, jobInfoTable, {
    view: (row, { world }) => ({ ...row, jobServerName: world.table(jobServerTable).get(row.jobServerId)?.jobServerName ?? '' }),
    complete: (row, call, before) => {
      checkReference(call, jobServerTable, ['jobServerId', row.jobServerId])
      checkTimeExpression(row.timeExpressionType, row.timeExpression)
      return withOwnColumns(numbers(row), before, { jobId: '' })
    },
  }),
  mock(jobInfo.change, (call) => {
    const enable = Number(required(call, 'enable'))
    if (enable !== 0 && enable !== 1) throw badParameter('enable')
    saveAudited(call, jobInfoTable, { ...rowOf(call.world, jobInfoTable, required(call, 'id')), enable })
  }),
  mock(jobInfo.run, (call) => {
    const row = rowOf(call.world, jobInfoTable, required(call, 'id'))
    if (row.jobId === '') throw refuse('任务未同步，请先同步到任务服务器')
    call.world.table(usualLogTable).put(runLog(call, row))
    beginRun(call, row)
  }),
  mock(jobInfo.sync, (call) => {
    const row = rowOf(call.world, jobInfoTable, String(call.body.id ?? ''))
    saveAudited(call, jobInfoTable, { ...row, jobId: row.jobId || nextJobId(call) })
  }),
]

const runLog = ({ world, caller }: Call, row: JobInfoRow) => ({
  id: world.nextId(),
  tenantId: caller.tenantId,
  serviceId: 'jwsk-job',
  serverHost: 'jwsk-node-02',
  serverIp: '10.0.8.12:8260',
  env: 'prod',
  remoteIp: '127.0.0.1',
  userAgent: '',
  requestUri: jobInfo.run.path,
  method: jobInfo.run.method,
  methodClass: 'org.jwsk.job.JobInfoController',
  methodName: 'run',
  params: `id=${row.id}`,
  time: '12',
  createBy: caller.account,
  createTime: world.stamp(),
  logLevel: 'info',
  logId: row.jobId,
  logData: `手动运行任务：${row.jobName}`,
})

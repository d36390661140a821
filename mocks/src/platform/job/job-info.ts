import { jobInfo } from '@jwsk/sdk/job'
import { crud } from '../../engine/crud'
import { type Call, mock } from '../../engine/mock'
import { badParameterError, businessError } from '../../engine/refusal'
import { checkReference, requireParameter } from '../assertions'
import { mergeOwnColumns, requireRow, saveAudited } from '../audited-row'
import { usualLogTable } from '../log/usual-log'
import { startRun } from './job-instance'
import { type JobInfoRow, jobDefaults, jobInfoTable, jobServerTable } from './job-table'
import { validateTimeExpression } from './time-expression'

/** Creates the scheduler's own number of a job. */
export const createJobId = ({ world }: Call) =>
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
  // defaults where the draft has no value
  ({ ...jobDefaults, ...Object.fromEntries(Object.entries(row).filter(([, value]) => value !== undefined)) }) as JobInfoRow

export const jobInfoMocks = [
  ...crud(jobInfo, jobInfoTable, {
    view: (row, { world }) => ({ ...row, jobServerName: world.table(jobServerTable).get(row.jobServerId)?.jobServerName ?? '' }),
    beforeSave: (row, call, before) => {
      checkReference(call, jobServerTable, ['jobServerId', row.jobServerId])
      validateTimeExpression(row.timeExpressionType, row.timeExpression)
      return mergeOwnColumns(numbers(row), before, { jobId: '' })
    },
  }),
  mock(jobInfo.change, (call) => {
    const enable = Number(requireParameter(call, 'enable'))
    if (enable !== 0 && enable !== 1) throw badParameterError('enable')
    saveAudited(call, jobInfoTable, { ...requireRow(call.world, jobInfoTable, requireParameter(call, 'id')), enable })
  }),
  mock(jobInfo.run, (call) => {
    const row = requireRow(call.world, jobInfoTable, requireParameter(call, 'id'))
    if (row.jobId === '') throw businessError('任务未同步，请先同步到任务服务器')
    call.world.table(usualLogTable).put(runLog(call, row))
    startRun(call, row)
  }),
  mock(jobInfo.sync, (call) => {
    const row = requireRow(call.world, jobInfoTable, String(call.body.id ?? ''))
    saveAudited(call, jobInfoTable, { ...row, jobId: row.jobId || createJobId(call) })
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
  createTime: world.formatNow(),
  logLevel: 'info',
  logId: row.jobId,
  logData: `手动运行任务：${row.jobName}`,
})

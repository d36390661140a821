import { type JobInstance, jobInstance } from '@jwsk/sdk/job'
import { crud } from '../../engine/crud'
import { type Call, mock } from '../../engine/mock'
import { businessError } from '../../engine/refusal'
import type { StoredRow } from '../../engine/world/table'
import { formatDateTime, hour } from '../../engine/world/time'
import { defineTable, type World } from '../../engine/world/world'
import { requireParameter } from '../assertions'
import { requireRow } from '../audited-row'
import { type JobInfoRow, jobInfoTable } from './job-table'

type JobInstanceRow = JobInstance & StoredRow & { readonly startTime: string; readonly output: string }

/** Status codes of the scheduler. */
const statuses = { running: 3, failed: 4, done: 5, stopped: 10 } as const
const triggers = { plan: 1, hand: 2, retry: 3 } as const
const seededRuns = 12
const firstNumber = 600_001

const createOutput = (start: string, status: number) =>
  [
    `${start} INFO  任务开始`,
    ...(status === statuses.failed ? [`${start} ERROR java.net.SocketTimeoutException: Read timed out`] : []),
    ...(status === statuses.done ? [`${start} INFO  任务结束`] : []),
  ].join('\n')

function createResult(status: number, count: number): string {
  if (status === statuses.running) return ''
  return status === statuses.failed ? '读取超时' : `处理 ${count} 条`
}

/** Last runs of each job that the scheduler has; every fifth run of some jobs failed. */
export const jobInstanceTable = defineTable<JobInstanceRow>('jobInstance', (world) => {
  const random = world.random('jobInstance')
  const jobs = jobInfoTable.seed(world).filter((job) => job.jobId !== '' && job.enable === 1)
  return jobs.flatMap((job, at) =>
    Array.from({ length: seededRuns }, (_, index): JobInstanceRow => {
      const began = world.startedAt - (seededRuns - index) * 24 * hour + random.between(0, 3600) * 1000
      const duration = random.between(180, 9000)
      // the last run is in progress
      const isLast = at === 0 && index === seededRuns - 1
      const ended = (at + index) % 5 === 0 && at % 3 === 0 ? statuses.failed : statuses.done
      const status = isLast ? statuses.running : ended
      const startTime = formatDateTime(began)
      return {
        id: world.seedId('jobInstance', at * seededRuns + index),
        jobInfoId: job.id,
        instanceId: String(firstNumber + at * seededRuns + index),
        jobName: job.jobName,
        triggerType: triggers.plan,
        status,
        startTime,
        ...(!isLast && { endTime: formatDateTime(began + duration), duration }),
        workerAddress: '10.0.8.12:27777',
        result: createResult(status, random.between(0, 300)),
        output: createOutput(startTime, status),
      }
    }),
  )
})

/** Adds a run that starts now. */
export function startRun({ world }: { readonly world: World }, job: JobInfoRow, triggerType: number = triggers.hand) {
  const table = world.table(jobInstanceTable)
  const startTime = world.formatNow()
  table.put({
    id: world.nextId(),
    jobInfoId: job.id,
    instanceId: String(firstNumber + table.size),
    jobName: job.jobName,
    triggerType,
    status: statuses.running,
    startTime,
    workerAddress: '10.0.8.12:27777',
    result: '',
    output: createOutput(startTime, statuses.running),
  })
}

const requireRun = (call: Call) => requireRow(call.world, jobInstanceTable, requireParameter(call, 'id'))

export const jobInstanceMocks = [
  ...crud({ page: jobInstance.page }, jobInstanceTable, { view: ({ output: _, ...row }) => row, columns: ['endTime', 'duration'] }),
  ...crud({ detail: jobInstance.detail }, jobInstanceTable, {}),
  mock(jobInstance.retry, (call) => {
    const run = requireRun(call)
    if (run.status !== statuses.failed && run.status !== statuses.stopped) throw businessError('只有失败或已停止的运行可以重试')
    startRun(call, requireRow(call.world, jobInfoTable, String(run.jobInfoId)), triggers.retry)
  }),
  mock(jobInstance.stop, (call) => {
    const run = requireRun(call)
    if (run.status > statuses.running) throw businessError('该次运行已经结束')
    call.world.table(jobInstanceTable).put({ ...run, status: statuses.stopped, endTime: call.world.formatNow(), result: '手动停止' })
  }),
]

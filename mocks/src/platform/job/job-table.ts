import { defineSeededTable } from '../../engine/world/seeded-table'
import { defineTable } from '../../engine/world/world'
import { type AuditedRow, createPlatformColumns } from '../audited-row'

export interface JobServerRow extends AuditedRow {
  readonly jobServerName: string
  readonly jobServerUrl: string
  readonly jobAppName: string
  readonly jobAppPassword: string
  readonly jobAppId: string
  readonly jobRemark: string
}

export const jobServerTable = defineTable<JobServerRow>('jobServer', (world) => {
  const columns = createPlatformColumns(world, 'jobServer')
  return [
    ['主调度服务器', 'http://job.yunqihu.example:7700', 'jwsk-job', '生产环境'],
    ['备用调度服务器', 'http://job-standby.yunqihu.example:7700', 'jwsk-job', '主服务器停机时启用'],
    ['测试调度服务器', 'http://job-test.yunqihu.example:7700', 'jwsk-job-test', ''],
  ].map(([jobServerName = '', jobServerUrl = '', jobAppName = '', jobRemark = ''], index) => ({
    jobServerName,
    jobServerUrl,
    jobAppName,
    jobAppPassword: 'demo-password',
    jobAppId: String(index + 1),
    jobRemark,
    ...columns(index, 300 - index * 60),
  }))
})

export interface JobInfoRow extends AuditedRow {
  readonly jobServerId: string
  readonly jobId: string
  readonly jobName: string
  readonly jobDescription: string
  readonly jobParams: string
  readonly timeExpressionType: number
  readonly timeExpression: string
  readonly executeType: number
  readonly processorType: number
  readonly processorInfo: string
  readonly maxInstanceNum: number
  readonly concurrency: number
  readonly instanceTimeLimit: number
  readonly instanceRetryNum: number
  readonly taskRetryNum: number
  readonly minCpuCores: number
  readonly minMemorySpace: number
  readonly minDiskSpace: number
  readonly designatedWorkers: string
  readonly maxWorkerCount: number
  readonly dispatchStrategy: number
  readonly notifyUserIds: string
  readonly alarmConfig: string
  readonly logConfig: string
  readonly lifecycle: string
  readonly enable: number
}

/** Type of the schedule: 2 cron expression, 3 fixed rate, 4 fixed delay, 11 time window of a day. */
type Timing = readonly [type: number, expression: string]
export type JobSeed = readonly [name: string, description: string, timing: Timing, processor: string, enable: 0 | 1]

export const jobs: readonly JobSeed[] = [
  ['清理过期停车预约', '每日凌晨把已过期的停车预约置为已过期', [2, '0 10 0 * * ?'], 'ReserveExpireProcessor', 1],
  ['停车白名单到期提醒', '到期前七日短信提醒车主', [2, '0 0 9 * * ?'], 'WhitelistRemindProcessor', 1],
  ['关闭未支付订单', '三十分钟未支付的订单自动关闭', [3, '60000'], 'OrderCloseProcessor', 1],
  ['门票库存释放', '释放已取消订单占用的库存', [4, '30000'], 'TicketStockProcessor', 1],
  ['OTA门票同步', '向各平台同步价格与库存', [2, '0 0/15 * * * ?'], 'OtaSyncProcessor', 1],
  ['商铺账单生成', '每月一日生成当期租金与物业费账单', [2, '0 30 1 1 * ?'], 'ShopPaymentProcessor', 1],
  ['商铺欠费催缴', '逾期三日、七日、十五日各催缴一次', [2, '0 0 10 * * ?'], 'ArrearsRemindProcessor', 1],
  ['合同到期检查', '到期的合同置为已到期并通知招商部', [2, '0 0 2 * * ?'], 'ContractExpireProcessor', 1],
  ['商品索引重建', '每周日凌晨全量重建检索索引', [2, '0 0 3 ? * SUN'], 'ProductIndexProcessor', 0],
  ['摄像头在线巡检', '逐个探测摄像头并更新在线状态', [3, '120000'], 'CameraProbeProcessor', 1],
  ['景区承载量预警', '开放时间内统计在园人数', [11, '08:00-18:00'], 'VisitorAlarmProcessor', 1],
  ['日志归档', '归档九十日前的接口日志', [2, '0 0 4 * * ?'], 'LogArchiveProcessor', 1],
  ['附件清理', '删除无引用的附件文件', [2, '0 0 5 ? * MON'], 'AttachCleanProcessor', 0],
  ['数据库备份', '', [2, '0 30 3 * * ?'], '#!/bin/sh\npg_dump -Fc jwsk > /backup/jwsk-$(date +%F).dump', 1],
]

/** Defaults of a job. */
export const jobDefaults = {
  jobDescription: '',
  jobParams: '',
  maxInstanceNum: 0,
  concurrency: 5,
  instanceTimeLimit: 0,
  instanceRetryNum: 0,
  taskRetryNum: 0,
  minCpuCores: 0,
  minMemorySpace: 0,
  minDiskSpace: 0,
  designatedWorkers: '',
  maxWorkerCount: 0,
  dispatchStrategy: 1,
  notifyUserIds: '',
  alarmConfig: '',
  logConfig: '',
  lifecycle: '',
  enable: 0,
}

/** Creates the columns of a job that its scheduler stores. */
export function jobColumns([jobName, jobDescription, [timeExpressionType, timeExpression], processor, enable]: JobSeed) {
  const script = processor.startsWith('#!')
  return {
    ...jobDefaults,
    jobName,
    jobDescription,
    jobParams: timeExpressionType === 2 && !script ? '{"days":1}' : '',
    timeExpressionType,
    timeExpression,
    executeType: 1,
    processorType: script ? 2 : 1,
    processorInfo: script ? processor : `org.jwsk.job.${processor}`,
    enable,
  }
}

export const jobInfoTable = defineSeededTable<JobInfoRow>('jobInfo', (world) => {
  const columns = createPlatformColumns(world, 'jobInfo')
  return jobs.map((job, index) => ({
    ...jobColumns(job),
    jobServerId: world.seedId('jobServer', 0),
    // the newest job has not been sent to the scheduler yet
    jobId: index === jobs.length - 1 ? '' : String(index + 11),
    ...columns(index, 200 - index * 9),
  }))
})

import type { SameKeys } from '@jwsk/kit'
import type zhCn from './zh-cn'

const texts: SameKeys<typeof zhCn> = {
  jobInfo: {
    title: 'Jobs',
    record: 'job',
    fields: {
      jobName: 'Name',
      jobServerId: 'Server',
      jobId: 'Scheduler ID',
      jobDescription: 'Description',
      jobParams: 'Parameters',
      timeExpressionType: 'Schedule type',
      timeExpression: 'Time expression',
      lifecycle: 'Effective period',
      executeType: 'Execution',
      processorType: 'Processor',
      processorInfo: 'Class or script',
      maxInstanceNum: 'Concurrent instances',
      concurrency: 'Threads',
      instanceTimeLimit: 'Time limit (ms)',
      instanceRetryNum: 'Retries',
      taskRetryNum: 'Task retries',
      minCpuCores: 'CPU cores needed',
      minMemorySpace: 'Memory needed (GB)',
      minDiskSpace: 'Disk needed (GB)',
      designatedWorkers: 'Workers',
      maxWorkerCount: 'Most workers',
      dispatchStrategy: 'Dispatch',
      notifyUserIds: 'Alert recipients',
      alarmConfig: 'Alerts',
      logConfig: 'Logs',
      enable: 'Enabled',
    },
    sections: { basic: 'Basics', schedule: 'Schedule', processor: 'Execution', limits: 'Limits', alarm: 'Alerts and logs' },
    actions: { run: 'Run now', start: 'Enable', stop: 'Disable' },
  },
  jobServer: {
    title: 'Job servers',
    record: 'server',
    fields: {
      jobServerName: 'Name',
      jobServerUrl: 'Address',
      jobAppName: 'App',
      jobAppId: 'Scheduler ID',
      jobAppPassword: 'App password',
      jobRemark: 'Remark',
    },
    actions: { sync: 'Synchronise' },
  },
}

export default texts

import type { SameKeys } from '@jwsk/kit'
import type zhCn from './zh-cn'

const texts: SameKeys<typeof zhCn> = {
  jobInfo: {
    title: 'Jobs',
    record: 'job',
    fields: {
      jobName: 'Name',
      jobServerId: 'Server',
      jobId: 'Scheduler no.',
      jobDescription: 'Description',
      jobParams: 'Parameters',
      timeExpressionType: 'Runs by',
      timeExpression: 'Time expression',
      lifecycle: 'In force',
      executeType: 'Execution',
      processorType: 'Processor',
      processorInfo: 'Class or script',
      maxInstanceNum: 'Instances at once',
      concurrency: 'Threads',
      instanceTimeLimit: 'Time limit (ms)',
      instanceRetryNum: 'Retries',
      taskRetryNum: 'Retries of tasks',
      minCpuCores: 'CPU cores needed',
      minMemorySpace: 'Memory needed (GB)',
      minDiskSpace: 'Disk needed (GB)',
      designatedWorkers: 'Workers',
      maxWorkerCount: 'Workers at most',
      dispatchStrategy: 'Dispatch',
      notifyUserIds: 'Alarms to',
      alarmConfig: 'Alarms',
      logConfig: 'Logs',
      enable: 'Enabled',
    },
    sections: { basic: 'Basics', schedule: 'Schedule', processor: 'Execution', limits: 'Limits', alarm: 'Alarms and logs' },
    actions: { run: 'Run now', start: 'Enable', stop: 'Disable' },
  },
  jobServer: {
    title: 'Job servers',
    record: 'server',
    fields: {
      jobServerName: 'Name',
      jobServerUrl: 'Address',
      jobAppName: 'App',
      jobAppId: 'Scheduler no.',
      jobAppPassword: 'App password',
      jobRemark: 'Remark',
    },
    actions: { sync: 'Synchronise' },
  },
}

export default texts

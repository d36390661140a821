import { defineResource, dict, json, number, reference, tags, text, textarea, toggle, translatedText } from '@jwsk/kit'
import { jobInfo, jobServer } from '@jwsk/sdk/job'
import { user } from '@jwsk/sdk/system'
import { jobActions } from '../actions/job-actions'
import { limitNames } from '../fields/limit-names'
import { timeExpression } from '../fields/time-expression'

const jobs = defineResource({
  api: jobInfo,
  permission: 'jobinfo',
  fields: {
    jobName: translatedText(),
    jobServerId: reference(jobServer, 'jobServerName', { nameField: 'jobServerName' }),
    jobId: text(),
    jobDescription: textarea(),
    jobParams: textarea(),
    timeExpressionType: dict('job_time_expression'),
    timeExpression: timeExpression(),
    lifecycle: text(),
    executeType: dict('job_execute_type'),
    processorType: dict('job_processor_type'),
    processorInfo: textarea(),
    maxInstanceNum: number(),
    concurrency: number(),
    instanceTimeLimit: number(),
    instanceRetryNum: number(),
    taskRetryNum: number(),
    minCpuCores: number({ scale: 2 }),
    minMemorySpace: number({ scale: 2 }),
    minDiskSpace: number({ scale: 2 }),
    designatedWorkers: tags(),
    maxWorkerCount: number(),
    dispatchStrategy: dict('job_dispatch_strategy'),
    notifyUserIds: reference(user, 'realName', { join: ',' }),
    alarmConfig: json(),
    logConfig: json(),
    enable: toggle({ on: 1, off: 0, words: 'enabled' }),
  },
  columns: ['jobName', 'enable', 'jobServerId', 'timeExpressionType', 'timeExpression', 'executeType', 'processorType', 'jobId'],
  search: ['jobName', 'enable', 'jobServerId'],
  sortable: ['jobName'],
  form: {
    basic: ['jobName', 'jobServerId', 'jobDescription', 'jobParams', 'enable'],
    schedule: ['timeExpressionType', 'timeExpression', 'lifecycle'],
    processor: ['executeType', 'processorType', 'processorInfo', 'dispatchStrategy', 'designatedWorkers'],
    limits: limitNames,
    alarm: ['notifyUserIds', 'alarmConfig', 'logConfig'],
  },
  row: jobActions,
})

export default jobs

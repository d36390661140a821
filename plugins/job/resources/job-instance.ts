import { dateTime, defineResource, dict, number, text, textarea, translatedText } from '@jwsk/kit'
import { jobInstance } from '@jwsk/sdk/job'

const [waiting, running, failed] = [1, 3, 4]

const jobInstances = defineResource({
  api: jobInstance,
  permission: 'jobinfo',
  fields: {
    instanceId: text(),
    jobName: translatedText(),
    triggerType: dict('job_trigger'),
    status: dict('job_instance_status', { tones: { 1: 'quiet', 2: 'quiet', 3: 'info', 4: 'danger', 5: 'success', 10: 'warning' } }),
    startTime: dateTime(),
    endTime: dateTime(),
    duration: number(),
    workerAddress: text(),
    result: textarea(),
    output: textarea(),
  },
  columns: ['instanceId', 'status', 'triggerType', 'startTime', 'duration', 'workerAddress', 'result'],
  search: ['status'],
  range: ['startTime'],
  sort: { startTime: 'desc' },
  actions: { add: false, edit: false, delete: false },
  form: [],
  stats: () => import('../views/run-stats'),
  row: (action) => [
    action('retry', {
      permission: 'jobinfo_run',
      when: ({ status = 0 }) => status === failed || status === 10,
      run: ({ id }, { client }) => client.call(jobInstance.retry, { id }),
    }),
    action('stop', {
      permission: 'jobinfo_run',
      tone: 'danger',
      when: ({ status = 0 }) => status >= waiting && status <= running,
      run: ({ id }, { client }) => client.call(jobInstance.stop, { id }),
    }),
  ],
})

export default jobInstances

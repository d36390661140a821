import type { ActionBuilder } from '@jwsk/kit'
import { type JobInfo, jobInfo } from '@jwsk/sdk/job'

/** Runs a job now, shows the results of its runs, or toggles its schedule. */
export const jobActions = (action: ActionBuilder<JobInfo>) => [
  action('run', {
    permission: 'jobinfo_run',
    run: ({ id }, { client }) => client.call(jobInfo.run, { id }),
  }),
  action.view('instances', { permission: 'jobinfo_view', size: 'large', view: () => import('../views/instances') }),
  action('start', {
    permission: 'jobinfo_change',
    when: (row) => row.enable !== 1,
    run: ({ id }, { client }) => client.call(jobInfo.change, { id, enable: 1 }),
  }),
  action('stop', {
    placement: 'default',
    permission: 'jobinfo_change',
    when: (row) => row.enable === 1,
    run: ({ id }, { client }) => client.call(jobInfo.change, { id, enable: 0 }),
  }),
]

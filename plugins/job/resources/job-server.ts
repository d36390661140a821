import { defineResource, password, relatedTo, text, textarea, url } from '@jwsk/kit'
import { jobInfo, jobServer } from '@jwsk/sdk/job'

const jobServers = defineResource({
  api: jobServer,
  permission: 'jobserver',
  fields: {
    jobServerName: text(),
    jobServerUrl: url({ placeholder: 'http://job.example.com:7700' }),
    jobAppName: text(),
    jobAppId: text(),
    jobAppPassword: password({ required: true }),
    jobRemark: textarea(),
  },
  columns: ['jobServerName', 'jobServerUrl', 'jobAppName', 'jobAppId', 'jobRemark'],
  search: ['jobServerName', 'jobServerUrl', 'jobAppName'],
  related: [relatedTo(jobInfo, 'jobServerId', '/job/jobinfo')],
  sortable: ['jobServerName'],
  form: ['jobServerName', 'jobServerUrl', 'jobAppName', 'jobAppPassword', 'jobRemark'],
  row: (action) => [
    action('sync', {
      permission: 'jobserver_sync',
      run: ({ id, jobServerName, jobServerUrl, jobAppName }, { client }) =>
        client.call(jobServer.sync, { id, jobServerName, jobServerUrl, jobAppName }),
    }),
  ],
})

export default jobServers

import { dateTime, defineResource, dict, reference, text, textarea } from '@jwsk/kit'
import { app, deploy, server } from '@jwsk/sdk/maintenance'
import { deployActions } from '../actions/deploy-actions'

const deployments = defineResource({
  api: deploy,
  permission: 'deploy',
  fields: {
    deployName: text(),
    appId: reference(app, 'appName', { nameField: 'appName' }),
    serverId: reference(server, 'serverName', { nameField: 'serverName' }),
    version: text(),
    status: dict('deploy_status', { tones: { 1: 'info', 2: 'success', 3: 'danger' } }),
    deployTime: dateTime(),
    operator: text(),
    deployPath: text(),
    command: textarea(),
    output: textarea(),
    remark: textarea(),
  },
  columns: ['deployName', 'status', 'version', 'deployTime', 'appId', 'serverId', 'operator'],
  search: ['deployName', 'status', 'appId', 'serverId'],
  range: ['deployTime'],
  sort: { deployTime: 'desc' },
  form: ['deployName', 'appId', 'serverId', 'version', 'deployPath', 'command', 'remark'],
  row: deployActions,
})

export default deployments

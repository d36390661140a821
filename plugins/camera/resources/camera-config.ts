import { bizDict, defineResource, number, password, relatedTo, text, textarea } from '@jwsk/kit'
import { cameraConfig, cameraInfo } from '@jwsk/sdk/iot'

const cameraConfigs = defineResource({
  api: cameraConfig,
  permission: 'camera_config',
  fields: {
    configName: text(),
    platformType: bizDict('camera_platform'),
    host: text(),
    port: number({ grouping: 'none' }),
    protocol: bizDict('stream_protocol'),
    userName: text(),
    password: password(),
    appKey: text(),
    appSecret: password(),
    onlineStatus: bizDict('online_status', { tones: { 1: 'success', 2: 'danger' } }),
    status: bizDict('enable_status', { defaultValue: 1, tones: { 1: 'success', 0: 'quiet' } }),
    remark: textarea(),
  },
  columns: ['configName', 'onlineStatus', 'status', 'platformType', 'host', 'port', 'protocol', 'userName'],
  search: ['configName', 'status', 'platformType'],
  related: [relatedTo(cameraInfo, 'cameraConfigId', '/iot/cameraInfo')],
  sortable: ['configName'],
  form: {
    basic: ['configName', 'platformType', 'status', 'remark'],
    access: ['host', 'port', 'protocol', 'userName', 'password', 'appKey', 'appSecret'],
  },
  row: (action) => [
    ...action.enableDisable(cameraConfig.changeStatus),
    action.view('test', { permission: 'camera_config_test', size: 'small', view: () => import('../views/test-config') }),
    action.view('sync', { permission: 'camera_config_sync', size: 'small', view: () => import('../views/sync') }),
  ],
})

export default cameraConfigs

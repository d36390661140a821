import { bizDict, dateTime, defineResource, json, reference, relatedTo, tags, text } from '@jwsk/kit'
import { apiKey, apiKeyLog, user } from '@jwsk/sdk/system'

const enabled = 1

export const apiKeyFields = {
  name: text(),
  userId: reference({ page: user.page }, 'realName', { nameField: 'userName' }),
  apiPath: tags(),
  expireTime: dateTime(),
  extParams: json(),
}

const apiKeys = defineResource({
  api: apiKey,
  permission: 'api_key',
  fields: {
    ...apiKeyFields,
    apiKey: text(),
    status: bizDict('enable_status', { tones: { 1: 'success', 0: 'quiet' } }),
    createTime: dateTime(),
  },
  columns: ['name', 'status', 'apiKey', 'userId', 'apiPath', 'expireTime', 'createTime'],
  search: ['name', 'userId', 'status'],
  form: ['name', 'userId', 'apiPath', 'expireTime', 'extParams'],
  sortable: ['name', 'expireTime', 'createTime'],
  related: [relatedTo(apiKeyLog, 'apiKeyId', '/monitor/log/apikey')],
  // a new key is shown once
  actions: { add: false },
  toolbar: (action) => [
    action.view('add', { permission: 'api_key_add', placement: 'primary', api: apiKey.save, view: () => import('../views/new-api-key') }),
  ],
  row: (action) => [
    action('enable', {
      permission: 'api_key_enable',
      api: apiKey.enable,
      when: ({ status }) => status !== enabled,
      run: ({ id = '' }, { client }) => client.call(apiKey.enable, { ids: id }),
    }),
    action('disable', {
      permission: 'api_key_enable',
      api: apiKey.disable,
      tone: 'danger',
      when: ({ status }) => status === enabled,
      run: ({ id = '' }, { client }) => client.call(apiKey.disable, { ids: id }),
    }),
  ],
})

export default apiKeys

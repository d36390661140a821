import { defineResource, json, text, toggle } from '@jwsk/kit'
import { codeSetting } from '@jwsk/sdk/develop'

const enabled = 2

const codeSettings = defineResource({
  api: codeSetting,
  permission: 'code_setting',
  fields: { name: text(), settings: json(), status: toggle({ on: enabled, off: 1, words: 'enabled' }) },
  columns: ['name', 'status', 'settings'],
  search: ['name'],
  form: ['name', 'settings'],
  row: (action) => [
    action('enable', {
      permission: 'code_setting_enable',
      when: ({ status }) => status !== enabled,
      run: ({ id = '' }, { client }) => client.call(codeSetting.enable, { id }),
    }),
  ],
})

export default codeSettings

import { code, dateTime, defineResource, dict, text, textarea } from '@jwsk/kit'
import { keySet } from '@jwsk/sdk/system'

const keySets = defineResource({
  api: keySet,
  permission: 'key_set',
  fields: {
    keyName: text(),
    keyCode: code(),
    keyType: dict('key_type', { wire: 'text' }),
    publicPart: textarea(),
    secretPart: textarea(),
    expireTime: dateTime(),
    remark: textarea(),
  },
  columns: ['keyName', 'keyCode', 'keyType', 'publicPart', 'expireTime', 'remark'],
  search: ['keyName', 'keyCode'],
  sortable: ['keyName', 'expireTime'],
  row: (action) => [
    action('refresh', {
      permission: 'key_set_refresh',
      tone: 'danger',
      run: ({ id = '' }, { client }) => client.call(keySet.refresh, { id }),
    }),
  ],
})

export default keySets

import { code, defineResource, dict, password, text, textarea, toggle } from '@jwsk/kit'
import { oss } from '@jwsk/sdk/resource'

const storages = defineResource({
  api: oss,
  permission: 'oss',
  fields: {
    ossCode: code(),
    category: dict('oss'),
    endpoint: text(),
    transformEndpoint: text(),
    bucketName: text(),
    accessKey: password({ required: true }),
    secretKey: password({ required: true }),
    appId: text(),
    region: text(),
    status: toggle({ on: 2, off: 1 }),
    remark: textarea(),
  },
  columns: ['ossCode', 'status', 'category', 'endpoint', 'bucketName', 'region', 'remark'],
  search: ['ossCode', 'category'],
  sortable: ['ossCode'],
  form: {
    basic: ['ossCode', 'category', 'remark'],
    access: ['endpoint', 'transformEndpoint', 'bucketName', 'accessKey', 'secretKey', 'appId', 'region'],
  },
  visibleWhen: { appId: ({ category }) => category === 4, region: ({ category }) => category === 4 || category === 6 },
  row: (action) => [
    action('enable', {
      permission: 'oss_enable',
      when: (row) => row.status !== 2,
      run: ({ id }, { client }) => client.call(oss.enable, { id }),
    }),
  ],
})

export default storages

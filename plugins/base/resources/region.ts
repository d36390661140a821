import { defineResource, dict, number, text, textarea } from '@jwsk/kit'
import { region } from '@jwsk/sdk/system'

const regions = defineResource({
  api: { page: region.page, detail: region.detail, submit: region.submit },
  permission: 'region',
  fields: {
    name: text(),
    code: text(),
    regionLevel: dict('region'),
    parentCode: text(),
    sort: number(),
    remark: textarea(),
  },
  columns: ['name', 'code', 'regionLevel', 'sort', 'remark'],
  search: ['name', 'code', 'regionLevel'],
  form: ['code', 'name', 'parentCode', 'regionLevel', 'sort', 'remark'],
  key: 'code',
  row: (action) => [
    action('remove', {
      permission: 'region_delete',
      tone: 'danger',
      run: ({ code }, { client }) => client.call(region.remove, { id: code }),
    }),
  ],
  toolbar: (action) => [
    action.form('crawl', {
      api: region.crawlData,
      permission: 'region_crawl',
      fields: { regionLevel: dict('region'), parentCode: text() },
    }),
  ],
})

export default regions

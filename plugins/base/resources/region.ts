import { code, defineResource, dict, number, saveFile, text, textarea } from '@jwsk/kit'
import { region } from '@jwsk/sdk/system'
import { parentRegion } from '../fields/parent-region'

const editableFields = {
  parentCode: parentRegion(),
  name: text(),
  regionLevel: dict('region'),
  sort: number({ min: 0 }),
  remark: textarea(),
}

const regions = defineResource({
  api: { list: region.lazyList, detail: region.detail, submit: region.submit },
  permission: 'region',
  fields: { code: code(), ...editableFields },
  columns: ['name', 'code', 'regionLevel', 'sort', 'remark'],
  search: ['name', 'code', 'regionLevel'],
  form: ['parentCode', 'code', 'name', 'regionLevel', 'sort', 'remark'],
  key: 'code',
  tree: { parent: 'parentCode', load: 'lazy', root: '00' },
  // another code would be another division
  actions: { edit: false },
  row: (action) => [
    action.form('edit', {
      permission: 'region_edit',
      api: region.update,
      fields: editableFields,
      initialValues: ({ parentCode, name, regionLevel, sort, remark = '' }) => ({ parentCode, name, regionLevel, sort, remark }),
      extraInput: ({ code }) => ({ code }),
    }),
    action('remove', {
      permission: 'region_delete',
      tone: 'danger',
      when: ({ hasChildren }) => hasChildren !== true,
      run: ({ code }, { client }) => client.call(region.remove, { id: code }),
    }),
  ],
  toolbar: (action) => [
    action.view('crawl', { permission: 'region_crawl', api: region.crawlData, view: () => import('../views/crawl') }),
    action.importEntity({ import: region.importRegion, exportTemplate: region.exportTemplate }),
    action('export', {
      skipConfirmReason: 'it reads a file',
      permission: 'region_export',
      api: region.exportRegion,
      run: async (_, { client }) => {
        const { blob, filename = 'regions.xlsx' } = await client.download(region.exportRegion, {})
        saveFile(blob, filename)
      },
    }),
  ],
})

export default regions

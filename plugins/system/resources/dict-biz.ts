import { defineResource, number, text, textarea, toggle } from '@jwsk/kit'
import { dictBiz } from '@jwsk/sdk/system'
import { dictKey } from './dict-key'

const fields = {
  dictValue: text(),
  code: text(),
  dictKey: dictKey(),
  sort: number({ min: 0 }),
  isSealed: toggle({ on: 1, off: 0 }),
  remark: textarea(),
}

/** Dictionaries; a root has the key -1. */
export const dictBizs = defineResource({
  api: { ...dictBiz, page: dictBiz.parentList },
  permission: 'dictbiz',
  fields,
  columns: ['dictValue', 'code', 'sort', 'isSealed', 'remark'],
  search: ['dictValue', 'code'],
  form: ['dictValue', 'code', 'sort', 'isSealed', 'remark'],
})

/** What one dictionary lists. */
export const dictBizEntries = defineResource({
  api: { ...dictBiz, page: dictBiz.childList },
  permission: 'dictbiz',
  fields,
  columns: ['dictValue', 'dictKey', 'sort', 'isSealed', 'remark'],
  search: ['dictValue', 'dictKey'],
  form: ['dictValue', 'dictKey', 'sort', 'isSealed', 'remark'],
})

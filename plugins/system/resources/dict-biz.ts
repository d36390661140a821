import { defineResource } from '@jwsk/kit'
import { dictBiz } from '@jwsk/sdk/system'
import { dictFields as fields } from '../fields/dict-fields'

/** Dictionaries; the key of a root is -1. */
export const dictBizs = defineResource({
  api: { ...dictBiz, page: dictBiz.parentList },
  permission: 'dictbiz',
  fields,
  columns: ['dictValue', 'code', 'isSealed'],
  search: ['dictValue', 'code'],
  form: ['dictValue', 'code', 'sort', 'isSealed', 'remark'],
})

/** Entries of a dictionary. */
export const dictBizEntries = defineResource({
  api: { ...dictBiz, page: dictBiz.childList },
  permission: 'dictbiz',
  fields,
  columns: ['dictValue', 'dictKey', 'sort', 'isSealed', 'remark'],
  search: ['dictValue', 'dictKey'],
  form: ['dictValue', 'dictKey', 'sort', 'isSealed', 'remark'],
})

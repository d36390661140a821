import { defineResource } from '@jwsk/kit'
import { dict } from '@jwsk/sdk/system'
import { dictFields as fields } from '../fields/dict-fields'

/** Dictionaries; the key of a root is -1. */
export const dicts = defineResource({
  api: { ...dict, page: dict.parentList },
  permission: 'dict',
  fields,
  columns: ['dictValue', 'code', 'isSealed'],
  search: ['dictValue', 'code'],
  form: ['dictValue', 'code', 'sort', 'isSealed', 'remark'],
})

/** Entries of a dictionary. */
export const dictEntries = defineResource({
  api: { ...dict, page: dict.childList },
  permission: 'dict',
  fields,
  columns: ['dictValue', 'dictKey', 'sort', 'isSealed', 'remark'],
  search: ['dictValue', 'dictKey'],
  form: ['dictValue', 'dictKey', 'sort', 'isSealed', 'remark'],
})

import { defineResource, number, text, textarea, toggle } from '@jwsk/kit'
import { dict } from '@jwsk/sdk/system'
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
export const dicts = defineResource({
  api: { ...dict, page: dict.parentList },
  permission: 'dict',
  fields,
  columns: ['dictValue', 'code', 'sort', 'isSealed', 'remark'],
  search: ['dictValue', 'code'],
  form: ['dictValue', 'code', 'sort', 'isSealed', 'remark'],
})

/** What one dictionary lists. */
export const dictEntries = defineResource({
  api: { ...dict, page: dict.childList },
  permission: 'dict',
  fields,
  columns: ['dictValue', 'dictKey', 'sort', 'isSealed', 'remark'],
  search: ['dictValue', 'dictKey'],
  form: ['dictValue', 'dictKey', 'sort', 'isSealed', 'remark'],
})

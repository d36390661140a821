import { defineResource, text, textarea } from '@jwsk/kit'
import { param } from '@jwsk/sdk/system'

/** A click on a column header sorts; filters are parameters of the list operation. */
export const example = defineResource({
  api: param,
  fields: { paramName: text(), paramKey: text(), paramValue: text(), remark: textarea() },
  columns: ['paramName', 'paramKey', 'paramValue', 'remark'],
  search: ['paramName', 'paramKey'],
  sortable: ['paramName', 'paramKey'],
  pageSize: 10,
})

import { defineResource, text, textarea } from '@jwsk/kit'
import { param } from '@jwsk/sdk/system'

/** A click on a head sorts; a filter is what the list operation takes. */
export const example = defineResource({
  api: param,
  fields: { paramName: text(), paramKey: text(), paramValue: text(), remark: textarea() },
  columns: ['paramName', 'paramKey', 'paramValue', 'remark'],
  search: ['paramName', 'paramKey'],
  sortable: ['paramName', 'paramKey'],
  pageSize: 10,
})

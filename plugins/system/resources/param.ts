import { defineResource, text, textarea, translatedText } from '@jwsk/kit'
import { param } from '@jwsk/sdk/system'

const params = defineResource({
  api: param,
  permission: 'param',
  fields: { paramName: translatedText(), paramKey: text(), paramValue: text(), remark: textarea() },
  columns: ['paramName', 'paramKey', 'paramValue', 'remark'],
  search: ['paramName', 'paramKey', 'paramValue'],
  sortable: ['paramName', 'paramKey'],
})

export default params

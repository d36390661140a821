import { code, defineResource, dict, text, textarea, translatedText } from '@jwsk/kit'
import { apiScope } from '@jwsk/sdk/system'

/** API scopes: the calls of a menu that users may make. */
export const apiScopes = defineResource({
  api: apiScope,
  fields: {
    scopeName: translatedText(),
    resourceCode: code(),
    scopeType: dict('api_scope_type'),
    scopePath: text(),
    remark: textarea(),
  },
  columns: ['scopeName', 'resourceCode', 'scopeType', 'scopePath', 'remark'],
  search: ['scopeName', 'resourceCode'],
  sortable: ['scopeName', 'resourceCode'],
})

import { defineResource, dict, text, textarea, word } from '@jwsk/kit'
import { apiScope } from '@jwsk/sdk/system'

/** Which calls of a menu somebody may make. */
export const apiScopes = defineResource({
  api: apiScope,
  fields: {
    scopeName: word(),
    resourceCode: text(),
    scopeType: dict('api_scope_type', { tones: { 1: 'info', 2: 'success' } }),
    scopePath: text(),
    remark: textarea(),
  },
  columns: ['scopeName', 'resourceCode', 'scopeType', 'scopePath', 'remark'],
  search: ['scopeName', 'resourceCode'],
  sortable: ['scopeName', 'resourceCode'],
})

import { code, defineResource, dict, text, textarea, translatedText } from '@jwsk/kit'
import { dataScope } from '@jwsk/sdk/system'

const custom = 5

/** Data scopes: the rows of a menu's lists that users see. */
export const dataScopes = defineResource({
  api: dataScope,
  fields: {
    scopeName: translatedText(),
    resourceCode: code(),
    scopeType: dict('data_scope_type'),
    scopeColumn: text(),
    scopeField: text(),
    scopeClass: text(),
    scopeValue: textarea(),
    remark: textarea(),
  },
  columns: ['scopeName', 'resourceCode', 'scopeType', 'scopeColumn', 'scopeField', 'scopeClass'],
  search: ['scopeName', 'resourceCode'],
  visibleWhen: { scopeValue: ({ scopeType }) => scopeType === custom },
  sortable: ['scopeName', 'resourceCode'],
})

import { defineResource, text } from '@jwsk/kit'
import { tenantPackage } from '@jwsk/sdk/system'

export default defineResource({
  api: tenantPackage,
  fields: { packageName: text() },
  columns: ['packageName'],
  search: ['packageName'],
  actions: { view: false, add: false, edit: false, delete: false },
})

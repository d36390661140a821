import { defineResource, text, textarea, tree } from '@jwsk/kit'
import { menu, tenantPackage } from '@jwsk/sdk/system'

const tenantPackages = defineResource({
  api: tenantPackage,
  fields: {
    packageName: text(),
    menuId: tree({ operation: menu.tree, join: ',', inline: true }),
    remark: textarea(),
  },
  pageSize: 10,
  columns: ['packageName', 'remark'],
  search: ['packageName'],
  sortable: ['packageName'],
  actions: { view: false },
})

export default tenantPackages

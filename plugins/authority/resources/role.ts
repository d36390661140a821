import { defineResource, number, reference, text, translatedText, tree } from '@jwsk/kit'
import { role, tenant } from '@jwsk/sdk/system'

const roles = defineResource({
  api: role,
  permission: 'role',
  fields: {
    roleName: translatedText(),
    roleAlias: text(),
    parentId: tree({ operation: role.tree, emptyValue: '0' }),
    tenantId: reference({ page: tenant.page, names: tenant.select }, 'tenantName', { keyField: 'tenantId', nameField: 'tenantName' }),
    sort: number({ min: 0 }),
  },
  columns: ['roleName', 'roleAlias', 'tenantId', 'sort'],
  search: ['roleName', 'roleAlias', 'tenantId'],
  tree: { parent: 'parentId', load: 'whole' },
  row: (action) => [action.view('setting', { permission: 'role_setting', size: 'large', view: () => import('../views/grants') })],
})

export default roles

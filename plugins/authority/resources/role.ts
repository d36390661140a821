import { defineResource, number, reference, text, tree, word } from '@jwsk/kit'
import { role, tenant } from '@jwsk/sdk/system'

const roles = defineResource({
  api: role,
  permission: 'role',
  fields: {
    roleName: word(),
    roleAlias: text(),
    parentId: tree({ from: role.tree, none: '0' }),
    tenantId: reference({ page: tenant.page, names: tenant.select }, 'tenantName', { key: 'tenantId', named: 'tenantName' }),
    sort: number({ min: 0 }),
  },
  columns: ['roleName', 'roleAlias', 'tenantId', 'sort'],
  search: ['roleName', 'roleAlias', 'tenantId'],
  tree: { parent: 'parentId', load: 'whole' },
  row: (action) => [action.view('setting', { permission: 'role_setting', size: 'large', view: () => import('../views/grants') })],
})

export default roles

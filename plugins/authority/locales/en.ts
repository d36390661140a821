import type { SameKeys } from '@jwsk/kit'
import type reference from './zh-cn'

const texts: SameKeys<typeof reference> = {
  role: {
    title: 'Roles',
    record: 'role',
    fields: { roleName: 'Name', roleAlias: 'Alias', parentId: 'Belongs to', tenantId: 'Tenant', sort: 'Position' },
    actions: { setting: 'Permissions' },
  },
  menu: {
    title: 'Menus',
    hint: 'Choose a menu to see and change its rules.',
    record: 'menu',
    fields: { name: 'Name', code: 'Code', path: 'Path' },
  },
  dataScope: {
    title: 'Data rules',
    record: 'data rule',
    fields: {
      scopeName: 'Name',
      resourceCode: 'Code',
      scopeType: 'Kind',
      scopeColumn: 'Column compared',
      scopeField: 'Columns shown',
      scopeClass: 'Mapper method',
      scopeValue: 'Condition',
      remark: 'Remark',
    },
  },
  apiScope: {
    title: 'API rules',
    record: 'API rule',
    fields: { scopeName: 'Name', resourceCode: 'Code', scopeType: 'Kind', scopePath: 'Path', remark: 'Remark' },
  },
  grants: {
    rules: '{{count}} rules',
    rulesBelow: '{{count}} below',
    menu: 'Menus',
    dataScope: 'Data scopes',
    apiScope: 'API scopes',
    save: 'Save',
    cancel: 'Cancel',
    failed: 'The permissions could not be loaded',
  },
}

export default texts

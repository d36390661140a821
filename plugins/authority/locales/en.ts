import type { TextsLike } from '@jwsk/kit'
import type reference from './zh-cn'

const texts: TextsLike<typeof reference> = {
  role: {
    title: 'Roles',
    record: 'role',
    fields: { roleName: 'Name', roleAlias: 'Alias', parentId: 'Parent', tenantId: 'Tenant', sort: 'Sort order' },
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
      scopeType: 'Type',
      scopeColumn: 'Column compared',
      scopeField: 'Visible columns',
      scopeClass: 'Mapper method',
      scopeValue: 'Condition',
      remark: 'Remarks',
    },
  },
  apiScope: {
    title: 'API rules',
    record: 'API rule',
    fields: { scopeName: 'Name', resourceCode: 'Code', scopeType: 'Type', scopePath: 'Path', remark: 'Remarks' },
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

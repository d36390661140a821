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
  apiKey: {
    title: 'API keys',
    hint: 'Services call with a key instead of a sign-in, with the permissions of the user for whom the key stands.',
    record: 'API key',
    fields: {
      name: 'Name',
      userId: 'Acts as',
      apiPath: 'Paths',
      expireTime: 'Expires',
      extParams: 'Further parameters',
      apiKey: 'Key',
      status: 'Status',
      createTime: 'Created',
    },
    help: {
      userId: 'Calls with the key have the permissions and the data of this user.',
      apiPath: 'Such as /jwsk-biz/parkingLot/**: * is a part of a name, ** any number of names. Empty allows all.',
      expireTime: 'Empty never expires.',
      extParams: 'Optional, JSON, for the platform only.',
    },
    actions: { add: 'Add a key', enable: 'Enable', disable: 'Disable' },
    consequence: { enable: 'Services with this key can call at once.', disable: 'Services with this key can no longer call, at once.' },
    once: {
      hint: '“{{name}}” was added. The key is shown only now: copy it and keep it safe. A lost key can only be replaced.',
      id: 'Key ID',
      use: 'Calls send the key in the header X-Api-Key; signed calls send the key ID instead of the key.',
      missing: 'The platform did not return the whole key. Ask its administrator for it.',
      copy: 'Copy key',
      noted: 'I have saved it',
    },
  },
  grants: {
    rules: '{{count}} rules',
    rulesBelow: '{{count}} below',
    menu: 'Menus',
    dataScope: 'Data scopes',
    apiScope: 'API scopes',
    failed: 'The permissions could not be loaded',
  },
}

export default texts

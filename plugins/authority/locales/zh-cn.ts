import type { LabelsOf } from '@jwsk/kit'
import type { apiScopes } from '../resources/api-scope'
import type { dataScopes } from '../resources/data-scope'
import type { menuBranches } from '../resources/menu-branches'
import type roles from '../resources/role'

const texts = {
  role: {
    title: '角色管理',
    record: '角色',
    fields: { roleName: '角色名称', roleAlias: '角色别名', parentId: '上级角色', tenantId: '所属租户', sort: '角色排序' },
    actions: { setting: '权限设置' },
  } satisfies LabelsOf<typeof roles>,
  menu: {
    title: '菜单',
    hint: '点击菜单名称，在右侧维护它的权限规则。',
    record: '菜单',
    fields: { name: '菜单名称', code: '菜单编号', path: '路由地址' },
  } satisfies LabelsOf<typeof menuBranches>,
  dataScope: {
    title: '数据权限',
    record: '数据权限',
    fields: {
      scopeName: '权限名称',
      resourceCode: '权限编号',
      scopeType: '规则类型',
      scopeColumn: '权限字段',
      scopeField: '可见字段',
      scopeClass: '权限类名',
      scopeValue: '规则值',
      remark: '备注',
    },
  } satisfies LabelsOf<typeof dataScopes>,
  apiScope: {
    title: '接口权限',
    record: '接口权限',
    fields: { scopeName: '权限名称', resourceCode: '权限编号', scopeType: '权限类型', scopePath: '权限路径', remark: '备注' },
  } satisfies LabelsOf<typeof apiScopes>,
  grants: {
    rules: '{{count}} 条规则',
    rulesBelow: '下级 {{count}} 条',
    menu: '菜单权限',
    dataScope: '数据权限',
    apiScope: '接口权限',
    save: '保存',
    cancel: '取消',
    failed: '权限加载失败',
  },
}

export default texts

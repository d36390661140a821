import type { LabelsOf } from '@jwsk/kit'
import type apiKeys from '../resources/api-key'
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
  apiKey: {
    title: '接口密钥',
    hint: '服务以密钥代替登录调用接口，权限与所代表的用户相同。',
    record: '接口密钥',
    fields: {
      name: '密钥名称',
      userId: '代表用户',
      apiPath: '可访问路径',
      expireTime: '到期时间',
      extParams: '扩展参数',
      apiKey: '密钥',
      status: '状态',
      createTime: '创建时间',
    },
    help: {
      userId: '以密钥发起的调用，权限与数据范围都与该用户相同。',
      apiPath: '如 /jwsk-biz/parkingLot/**；* 为名称的一部分，** 为任意层级。留空为不限。',
      expireTime: '留空为长期有效。',
      extParams: '选填，JSON 格式，仅供平台使用。',
    },
    actions: { add: '新增密钥', enable: '启用', disable: '停用' },
    consequence: { enable: '使用该密钥的服务可以立即调用接口。', disable: '使用该密钥的服务将立即无法调用接口。' },
    once: {
      hint: '「{{name}}」已建立。密钥只显示这一次，请立即复制并妥善保管；遗失后只能新建。',
      id: '密钥编号',
      use: '调用时以请求头 X-Api-Key 发送密钥；签名时以密钥编号代替密钥发送。',
      missing: '平台没有返回完整密钥，请向平台管理员索取。',
      copy: '复制密钥',
      noted: '我已保存',
    },
  } satisfies LabelsOf<typeof apiKeys> & { readonly once: Readonly<Record<string, string>> },
  grants: {
    rules: '{{count}} 条规则',
    rulesBelow: '下级 {{count}} 条',
    menu: '菜单权限',
    dataScope: '数据权限',
    apiScope: '接口权限',
    failed: '权限加载失败',
  },
}

export default texts

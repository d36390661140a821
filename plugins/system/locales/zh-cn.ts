import type { LabelsOf } from '@jwsk/kit'
import type depts from '../resources/dept'
import type { dictEntries, dicts } from '../resources/dict'
import type { dictBizEntries, dictBizs } from '../resources/dict-biz'
import type keySets from '../resources/key-set'
import type { frontMenus, menus } from '../resources/menu'
import type oauthClients from '../resources/oauth-client'
import type onlineUsers from '../resources/online-user'
import type params from '../resources/param'
import type posts from '../resources/post'
import type tenants from '../resources/tenant'
import type tenantPackages from '../resources/tenant-package'
import type topMenus from '../resources/top-menu'
import type { usersFor } from '../resources/user'

const dictFields = { dictValue: '字典名称', code: '字典编号', dictKey: '字典键值', sort: '排序', isSealed: '封存', remark: '备注' }

const texts = {
  user: {
    title: '用户管理',
    hint: '点击左侧机构，只看该机构及下级机构的用户。',
    record: '用户',
    ofDept: '机构：',
    everyone: '查看全部用户',
    fields: {
      account: '登录账号',
      realName: '用户姓名',
      name: '用户昵称',
      code: '用户编号',
      tenantId: '所属租户',
      userType: '用户平台',
      roleId: '所属角色',
      roleIds: '所属角色',
      deptId: '所属部门',
      postId: '所属岗位',
      phone: '手机号码',
      email: '电子邮箱',
      sex: '用户性别',
      birthday: '用户生日',
      avatar: '用户头像',
      password: '密码',
      password2: '确认密码',
      statusName: '账号状态',
    },
    sections: { basic: '基础信息', person: '详细信息', duty: '职责信息' },
    actions: {
      edit: '编辑',
      editOneself: '编辑',
      unlock: '解锁',
      role: '角色配置',
      reset: '重置密码',
      pass: '审核通过',
      refuse: '审核拒绝',
      import: '导入',
    },
  } satisfies LabelsOf<ReturnType<typeof usersFor>> & { readonly ofDept: string; readonly everyone: string },
  dept: {
    title: '机构管理',
    record: '机构',
    failed: '机构加载失败',
    retry: '重试',
    fields: {
      deptName: '机构名称',
      fullName: '机构全称',
      parentId: '上级机构',
      tenantId: '所属租户',
      deptCategory: '机构类型',
      sort: '排序',
      remark: '备注',
    },
  } satisfies LabelsOf<typeof depts> & { readonly failed: string; readonly retry: string },
  post: {
    title: '岗位管理',
    record: '岗位',
    fields: {
      postName: '岗位名称',
      postCode: '岗位编号',
      category: '岗位类型',
      tenantId: '所属租户',
      sort: '岗位排序',
      remark: '岗位描述',
    },
  } satisfies LabelsOf<typeof posts>,
  dict: {
    title: '系统字典',
    hint: '点击字典名称，在下方维护它的字典项。',
    record: '字典',
    fields: dictFields,
  } satisfies LabelsOf<typeof dicts> & LabelsOf<typeof dictEntries>,
  dictBiz: {
    title: '业务字典',
    hint: '点击字典名称，在下方维护它的字典项。',
    record: '字典',
    fields: dictFields,
  } satisfies LabelsOf<typeof dictBizs> & LabelsOf<typeof dictBizEntries>,
  menu: {
    title: '菜单管理',
    record: '菜单',
    fields: {
      name: '菜单名称',
      code: '菜单编号',
      alias: '菜单别名',
      category: '菜单类型',
      parentId: '上级菜单',
      path: '路由地址',
      source: '菜单图标',
      sort: '菜单排序',
      action: '按钮功能',
      isOpen: '新窗口',
      component: '组件路径',
      remark: '菜单备注',
    },
    sections: { basic: '基础信息', page: '页面信息' },
  } satisfies LabelsOf<typeof menus> & LabelsOf<typeof frontMenus>,
  menuFront: { title: '前台菜单' },
  topMenu: {
    title: '顶部菜单',
    record: '顶部菜单',
    menus: '所属菜单',
    save: '保存',
    cancel: '取消',
    failed: '菜单加载失败',
    actions: { setting: '菜单配置' },
    fields: { name: '菜单名称', code: '菜单编号', source: '菜单图标', path: '菜单路由', sort: '菜单排序' },
  } satisfies LabelsOf<typeof topMenus> & Record<'menus' | 'save' | 'cancel' | 'failed', string>,
  tenant: {
    title: '租户管理',
    hint: '新增租户时会同时建立它的管理员、角色、机构与岗位。',
    record: '租户',
    fields: {
      tenantName: '租户名称',
      tenantId: '租户编号',
      linkman: '联系人',
      contactNumber: '联系电话',
      address: '联系地址',
      domainUrl: '绑定域名',
      accountNumber: '账号额度',
      expireTime: '过期时间',
      packageId: '产品包',
      datasourceId: '数据源',
      backgroundUrl: '系统背景',
    },
    actions: { package: '产品包配置', datasource: '数据源配置', setting: '授权配置' },
  } satisfies LabelsOf<typeof tenants>,
  tenantPackage: {
    title: '租户产品包',
    hint: '一个产品包是一组菜单；租户订购产品包后，只能看到其中的菜单。',
    record: '产品包',
    fields: { packageName: '产品包名称', menuId: '菜单', remark: '备注' },
  } satisfies LabelsOf<typeof tenantPackages>,
  param: {
    title: '系统参数',
    record: '参数',
    fields: { paramName: '参数名称', paramKey: '参数键名', paramValue: '参数键值', remark: '备注' },
  } satisfies LabelsOf<typeof params>,
  oauthClient: {
    title: '应用管理',
    record: '应用',
    fields: {
      clientId: '应用编号',
      clientSecret: '应用密钥',
      authorizedGrantTypes: '授权类型',
      scope: '授权范围',
      accessTokenValidity: '令牌秒数',
      refreshTokenValidity: '刷新秒数',
      webServerRedirectUri: '回调地址',
      resourceIds: '资源集合',
      authorities: '权限',
      autoapprove: '自动授权',
      additionalInformation: '附加说明',
    },
    sections: { basic: '基础信息', validity: '有效期', more: '更多' },
  } satisfies LabelsOf<typeof oauthClients>,
  keySet: {
    title: '密钥管理',
    record: '密钥',
    fields: {
      keyName: '密钥名称',
      keyCode: '密钥编号',
      keyType: '密钥类型',
      publicPart: '公钥',
      secretPart: '私钥',
      expireTime: '过期时间',
      remark: '备注',
    },
    actions: { refresh: '更新密钥' },
  } satisfies LabelsOf<typeof keySets>,
  onlineUser: {
    title: '在线用户',
    record: '会话',
    fields: {
      account: '登录账号',
      realName: '用户姓名',
      deptName: '所属部门',
      ipAddress: 'IP地址',
      location: '登录地点',
      browser: '浏览器',
      os: '操作系统',
      clientId: '应用编号',
      loginTime: '登录时间',
    },
    actions: { kickout: '强制下线', kickoutAll: '批量强制下线' },
  } satisfies LabelsOf<typeof onlineUsers>,
}

export default texts

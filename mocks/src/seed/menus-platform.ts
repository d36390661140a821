import { createGroupSeed, createLinkSeed, createPageSeed, crudButtons, type MenuSeed } from './menu-seed'

const logs: MenuSeed = {
  ...createGroupSeed(['log', '日志管理'], 'history', [
    createPageSeed(['log_usual', '通用日志', 'list'], '/monitor/log/usual', { buttons: 'view' }),
    createPageSeed(['log_api', '接口日志', 'arrow-right-arrow-left'], '/monitor/log/api', { buttons: 'view' }),
    createPageSeed(['log_error', '错误日志', 'exclamation-circle'], '/monitor/log/error', { buttons: 'view' }),
    createPageSeed(['api_key_log', '密钥调用日志', 'bolt'], '/monitor/log/apikey', { buttons: 'view' }),
    createPageSeed(['record_data', '数据审计', 'search'], '/monitor/log/record', { buttons: 'view' }),
  ]),
  path: '/monitor/log',
}

export const platformMenus = [
  createGroupSeed(['flow', '流程管理'], 'sitemap', [
    createPageSeed(['flowModel', '模型管理', 'pencil'], '/flow/model', { buttons: 'create:创建 update:配置 deploy:部署 delete' }),
    createPageSeed(['flowDeploy', '流程部署', 'cloud-upload'], '/flow/deploy', { buttons: 'upload:上传部署' }),
    createPageSeed(['flowManager', '流程管理', 'play-circle'], '/flow/manager', {
      buttons: 'state:变更状态 image:流程图 remove:删除 migrate:迁移申请',
    }),
    createPageSeed(['flowFollow', '流程跟踪', 'eye'], '/flow/follow', { buttons: 'delete hand-over:任务交接' }),
    createPageSeed(['flowStatistics', '流程统计', 'chart-bar'], '/flow/statistics', { buttons: 'view' }),
  ]),
  createGroupSeed(['work', '我的事务'], 'briefcase', [
    createPageSeed(['workStart', '发起事务', 'play'], '/work/start', { buttons: 'flow:发起 image:流程图' }),
    createPageSeed(['workClaim', '待签事务', 'inbox'], '/work/claim', { buttons: 'sign:签收 detail:详情 follow:跟踪' }),
    createPageSeed(['workTodo', '待办事务', 'check-square'], '/work/todo', { buttons: 'handle:办理 detail:详情 follow:跟踪 delete' }),
    createPageSeed(['workSend', '已发事务', 'send'], '/work/send', { buttons: 'detail:详情 follow:跟踪' }),
    createPageSeed(['workDone', '办结事务', 'check'], '/work/done', { buttons: 'detail:详情 follow:跟踪' }),
    createPageSeed(['workCopy', '抄送事务', 'copy'], '/work/copy', { buttons: 'detail:详情 read:标为已读' }),
    createPageSeed(['workDelegation', '代理设置', 'user-edit'], '/work/delegation', { buttons: 'add edit delete:结束' }),
  ]),
  createGroupSeed(['base', '基础配置'], 'sliders-v', [
    createPageSeed(['region', '行政区划', 'map'], '/base/region', { buttons: `${crudButtons} import export debug:调试 crawl:采集` }),
    createPageSeed(['dictbiz', '业务字典', 'book'], '/system/dictbiz'),
    createPageSeed(['param', '系统参数', 'sliders-h'], '/system/param'),
    createPageSeed(['tables', '数据表', 'table'], '/develop/tables', { buttons: `${crudButtons} import` }),
    createPageSeed(['columns', '字段管理', 'align-justify'], '/develop/columns', { buttons: `${crudButtons} sync` }),
  ]),
  createGroupSeed(['authority', '权限管理'], 'shield', [
    createPageSeed(['role', '角色管理', 'users'], '/authority/role', { buttons: `${crudButtons} setting` }),
    createPageSeed(['data_scope', '数据权限', 'filter'], '/authority/datascope', { buttons: 'setting view' }),
    createPageSeed(['api_scope', '接口权限', 'lock'], '/authority/apiscope', { buttons: 'setting view' }),
    createPageSeed(['api_key', '接口密钥', 'key'], '/authority/apikey', { buttons: `${crudButtons} enable:启停` }),
  ]),
  createGroupSeed(['system', '系统管理'], 'cog', [
    createPageSeed(['user', '用户管理', 'user'], '/system/user', { buttons: `${crudButtons} role reset unlock:解锁 audit import export` }),
    createPageSeed(['dept', '机构管理', 'address-book'], '/system/dept'),
    createPageSeed(['post', '岗位管理', 'id-card'], '/system/post'),
    createPageSeed(['dict', '系统字典', 'hashtag'], '/system/dict'),
    createPageSeed(['menu', '菜单管理', 'list-check'], '/system/menu'),
    createPageSeed(['menufront', '前台菜单', 'tablet'], '/system/menufront'),
    createPageSeed(['topmenu', '顶部菜单', 'window-maximize'], '/system/topmenu', { buttons: `${crudButtons} setting` }),
    createPageSeed(['tenant', '租户管理', 'building-columns'], '/system/tenant', {
      buttons: `${crudButtons} setting datasource:数据源配置 package:产品包配置`,
    }),
    createPageSeed(['tenantPackage', '租户产品包', 'gift'], '/system/tenantpackage', { buttons: 'add edit delete' }),
    createPageSeed(['client', '应用管理', 'microchip'], '/system/client'),
  ]),
  createGroupSeed(['resource', '资源管理'], 'folder', [
    createPageSeed(['attach', '附件管理', 'paperclip'], '/resource/attach', { buttons: 'upload:上传 download:下载 delete' }),
    createPageSeed(['oss', '对象存储', 'cloud'], '/resource/oss', { buttons: `${crudButtons} enable` }),
    createPageSeed(['sms', '短信配置', 'comment'], '/resource/sms', { buttons: `${crudButtons} enable send:发送` }),
    createPageSeed(['smsTemplate', '短信模板', 'file-edit'], '/resource/smsTemplate', { buttons: `${crudButtons} enable send:测试发送` }),
    createPageSeed(['smsLog', '短信日志', 'clock'], '/resource/smsLog', { buttons: 'view export' }),
  ]),
  createGroupSeed(['monitor', '系统监控'], 'gauge', [
    createPageSeed(['monitorServer', '服务监控', 'wave-pulse'], '/system/monitor', { buttons: '' }),
    createPageSeed(['onlineUser', '在线用户', 'wifi'], '/system/onlineUser', { buttons: 'kickout:强制下线' }),
    createPageSeed(['keyset', '密钥管理', 'lock-open'], '/other/keyset', { prefix: 'key_set', buttons: `${crudButtons} refresh:更新密钥` }),
    createLinkSeed(['doc', '接口文档'], 'https://doc.example.test/doc.html', 'file'),
    logs,
  ]),
  createGroupSeed(['job', '任务调度'], 'clock', [
    createPageSeed(['jobinfo', '任务信息', 'calendar'], '/job/jobinfo', { buttons: `${crudButtons} change run sync` }),
    createPageSeed(['jobserver', '任务服务', 'hourglass'], '/job/jobserver', { buttons: `${crudButtons} sync` }),
  ]),
  createGroupSeed(['maintenance', '运维管理'], 'wrench', [
    createPageSeed(['server', '服务器', 'server'], '/maintenance/server', { buttons: `${crudButtons} test` }),
    createPageSeed(['deploy', '应用部署', 'upload'], '/maintenance/deploy', { buttons: `${crudButtons} execute:执行 rollback:回滚` }),
    createPageSeed(['app', '应用', 'box'], '/maintenance/app'),
  ]),
  createGroupSeed(['mobile', '移动端'], 'mobile', [
    createPageSeed(['version', '版本管理', 'tag'], '/mobile/version', {
      prefix: 'mobile_version',
      buttons: `${crudButtons} publish offline`,
    }),
    createPageSeed(['install', '安装记录', 'download'], '/mobile/install', { prefix: 'mobile_install', buttons: 'view export' }),
    createPageSeed(['userInstall', '用户安装', 'user-plus'], '/mobile/userInstall', { prefix: 'mobile_user_install', buttons: 'view' }),
    createPageSeed(['userVisitRecord', '访问记录', 'calendar'], '/mobile/userVisitRecord', { prefix: 'mobile_visit', buttons: 'view' }),
  ]),
  createGroupSeed(['tool', '开发工具'], 'code', [
    createPageSeed(['code', '代码生成', 'code'], '/tool/code', { buttons: `${crudButtons} copy:复制 gen:生成` }),
    createPageSeed(['codeSetting', '生成配置', 'file-export'], '/tool/codesetting', { buttons: `${crudButtons} enable` }),
    createPageSeed(['datasource', '数据源', 'database'], '/tool/datasource'),
    createPageSeed(['model', '数据模型', 'clone'], '/tool/model'),
  ]),
  createGroupSeed(['pageShow', '通用页面'], 'clipboard', [
    {
      ...createPageSeed(['pageShowFacility', '设备巡检', 'check-circle'], '/proShowPage/inspection', { prefix: 'page_show' }),
      query: { tableName: 'dp_inspection', tableKey: 'id' },
    },
  ]),
  createGroupSeed(['report', '报表管理'], 'chart-bar', [
    createPageSeed(['reportList', '报表列表', 'chart-line'], '/report/reportlist', {
      prefix: 'report',
      buttons: 'view delete design:设计',
    }),
    createPageSeed(['portalOne', '运营门户', 'chart-pie'], '/portalOne/index', { buttons: '' }),
    createLinkSeed(['reportSetting', '报表设计'], 'https://report.example.test/designer?theme=light&from=console', 'pencil'),
  ]),
]

import { crud, group, link, type MenuSeed, page } from './menu-seed'

const logs: MenuSeed = {
  ...group(['log', '日志管理'], 'history', [
    page(['log_usual', '通用日志'], '/monitor/log/usual', 'list', { buttons: 'view' }),
    page(['log_api', '接口日志'], '/monitor/log/api', 'list', { buttons: 'view' }),
    page(['log_error', '错误日志'], '/monitor/log/error', 'exclamation-circle', { buttons: 'view' }),
  ]),
  path: '/monitor/log',
}

export const platformMenus = [
  group(['flow', '流程管理'], 'sitemap', [
    page(['flowModel', '模型管理'], '/flow/model', 'pencil', { buttons: 'create:创建 update:配置 deploy:部署 delete' }),
    page(['flowDeploy', '流程部署'], '/flow/deploy', 'cloud-upload', { buttons: 'upload:上传部署' }),
    page(['flowManager', '流程管理'], '/flow/manager', 'cog', { buttons: 'state:变更状态 image:流程图 remove:删除' }),
    page(['flowFollow', '流程跟踪'], '/flow/follow', 'eye', { buttons: 'delete' }),
  ]),
  group(['work', '我的事务'], 'briefcase', [
    page(['workStart', '发起事务'], '/work/start', 'play', { buttons: 'flow:发起 image:流程图' }),
    page(['workClaim', '待签事务'], '/work/claim', 'inbox', { buttons: 'sign:签收 detail:详情 follow:跟踪' }),
    page(['workTodo', '待办事务'], '/work/todo', 'check-square', { buttons: 'handle:办理 detail:详情 follow:跟踪 delete' }),
    page(['workSend', '已发事务'], '/work/send', 'send', { buttons: 'detail:详情 follow:跟踪' }),
    page(['workDone', '办结事务'], '/work/done', 'check', { buttons: 'detail:详情 follow:跟踪' }),
  ]),
  group(['base', '基础配置'], 'sliders-v', [
    page(['region', '行政区划'], '/base/region', 'map', { buttons: `${crud} import export debug:调试 crawl:采集` }),
    page(['dictbiz', '业务字典'], '/system/dictbiz', 'book'),
    page(['param', '系统参数'], '/system/param', 'sliders-h'),
    page(['tables', '数据表'], '/develop/tables', 'table', { buttons: `${crud} import` }),
    page(['columns', '字段管理'], '/develop/columns', 'bars', { buttons: `${crud} sync` }),
  ]),
  group(['authority', '权限管理'], 'shield', [
    page(['role', '角色管理'], '/authority/role', 'users', { buttons: `${crud} setting` }),
    page(['data_scope', '数据权限'], '/authority/datascope', 'database', { buttons: 'setting view' }),
    page(['api_scope', '接口权限'], '/authority/apiscope', 'lock', { buttons: 'setting view' }),
  ]),
  group(['system', '系统管理'], 'cog', [
    page(['user', '用户管理'], '/system/user', 'user', { buttons: `${crud} role reset unlock:解锁 audit import export` }),
    page(['dept', '机构管理'], '/system/dept', 'sitemap'),
    page(['post', '岗位管理'], '/system/post', 'id-card'),
    page(['dict', '系统字典'], '/system/dict', 'book'),
    page(['menu', '菜单管理'], '/system/menu', 'bars'),
    page(['menufront', '前台菜单'], '/system/menufront', 'mobile'),
    page(['topmenu', '顶部菜单'], '/system/topmenu', 'window-maximize', { buttons: `${crud} setting` }),
    page(['tenant', '租户管理'], '/system/tenant', 'building', { buttons: `${crud} setting datasource:数据源配置 package:产品包配置` }),
    page(['tenantPackage', '租户产品包'], '/system/tenantpackage', 'box', { buttons: 'add edit delete' }),
    page(['client', '应用管理'], '/system/client', 'key'),
  ]),
  group(['resource', '资源管理'], 'folder', [
    page(['attach', '附件管理'], '/resource/attach', 'paperclip', { buttons: 'upload:上传 download:下载 delete' }),
    page(['oss', '对象存储'], '/resource/oss', 'cloud', { buttons: `${crud} enable` }),
    page(['sms', '短信配置'], '/resource/sms', 'comment', { buttons: `${crud} enable send:发送` }),
    page(['smsTemplate', '短信模板'], '/resource/smsTemplate', 'file', { buttons: `${crud} enable send:测试发送` }),
    page(['smsLog', '短信日志'], '/resource/smsLog', 'history', { buttons: 'view export' }),
  ]),
  group(['monitor', '系统监控'], 'desktop', [
    page(['monitorServer', '服务监控'], '/system/monitor', 'server', { buttons: '' }),
    page(['onlineUser', '在线用户'], '/system/onlineUser', 'users', { buttons: 'kickout:强制下线' }),
    page(['keyset', '密钥管理'], '/other/keyset', 'key', { prefix: 'key_set', buttons: `${crud} refresh:更新密钥` }),
    link(['doc', '接口文档'], 'https://doc.example.test/doc.html', 'file'),
    logs,
  ]),
  group(['job', '任务调度'], 'clock', [
    page(['jobinfo', '任务信息'], '/job/jobinfo', 'calendar', { buttons: `${crud} change run sync` }),
    page(['jobserver', '任务服务'], '/job/jobserver', 'server', { buttons: `${crud} sync` }),
  ]),
  group(['maintenance', '运维管理'], 'wrench', [
    page(['server', '服务器'], '/maintenance/server', 'server', { buttons: `${crud} test` }),
    page(['deploy', '应用部署'], '/maintenance/deploy', 'cloud-upload', { buttons: `${crud} execute:执行 rollback:回滚` }),
    page(['app', '应用'], '/maintenance/app', 'th-large'),
  ]),
  group(['mobile', '移动端'], 'mobile', [
    page(['version', '版本管理'], '/mobile/version', 'tag', { prefix: 'mobile_version', buttons: `${crud} publish offline` }),
    page(['install', '安装记录'], '/mobile/install', 'download', { prefix: 'mobile_install', buttons: 'view export' }),
    page(['userInstall', '用户安装'], '/mobile/userInstall', 'user', { prefix: 'mobile_user_install', buttons: 'view' }),
    page(['userVisitRecord', '访问记录'], '/mobile/userVisitRecord', 'eye', { prefix: 'mobile_visit', buttons: 'view' }),
  ]),
  group(['tool', '开发工具'], 'code', [
    page(['code', '代码生成'], '/tool/code', 'code', { buttons: `${crud} copy:复制 gen:生成` }),
    page(['codeSetting', '生成配置'], '/tool/codesetting', 'cog', { buttons: `${crud} enable` }),
    page(['datasource', '数据源'], '/tool/datasource', 'database'),
    page(['model', '数据模型'], '/tool/model', 'sitemap'),
  ]),
  group(['pageShow', '通用页面'], 'table', [
    { ...page(['pageShowFacility', '设备巡检'], '/proShowPage/inspection', 'check-circle', { prefix: 'page_show' }), query: { tableName: 'dp_inspection', tableKey: 'id' } },
  ]),
  group(['report', '报表管理'], 'chart-bar', [
    page(['reportList', '报表列表'], '/report/reportlist', 'chart-line', { prefix: 'report', buttons: 'view delete design:设计' }),
    link(['reportSetting', '报表设计'], 'https://report.example.test/designer?theme=light&from=console', 'pencil'),
  ]),
]

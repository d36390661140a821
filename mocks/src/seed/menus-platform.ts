import { crud, group, link, type MenuSeed, page } from './menu-seed'

const logs: MenuSeed = {
  ...group(['log', '日志管理'], 'history', [
    page(['log_usual', '通用日志', 'list'], '/monitor/log/usual', { buttons: 'view' }),
    page(['log_api', '接口日志', 'list'], '/monitor/log/api', { buttons: 'view' }),
    page(['log_error', '错误日志', 'exclamation-circle'], '/monitor/log/error', { buttons: 'view' }),
  ]),
  path: '/monitor/log',
}

export const platformMenus = [
  group(['flow', '流程管理'], 'sitemap', [
    page(['flowModel', '模型管理', 'pencil'], '/flow/model', { buttons: 'create:创建 update:配置 deploy:部署 delete' }),
    page(['flowDeploy', '流程部署', 'cloud-upload'], '/flow/deploy', { buttons: 'upload:上传部署' }),
    page(['flowManager', '流程管理', 'cog'], '/flow/manager', { buttons: 'state:变更状态 image:流程图 remove:删除' }),
    page(['flowFollow', '流程跟踪', 'eye'], '/flow/follow', { buttons: 'delete' }),
  ]),
  group(['work', '我的事务'], 'briefcase', [
    page(['workStart', '发起事务', 'play'], '/work/start', { buttons: 'flow:发起 image:流程图' }),
    page(['workClaim', '待签事务', 'inbox'], '/work/claim', { buttons: 'sign:签收 detail:详情 follow:跟踪' }),
    page(['workTodo', '待办事务', 'check-square'], '/work/todo', { buttons: 'handle:办理 detail:详情 follow:跟踪 delete' }),
    page(['workSend', '已发事务', 'send'], '/work/send', { buttons: 'detail:详情 follow:跟踪' }),
    page(['workDone', '办结事务', 'check'], '/work/done', { buttons: 'detail:详情 follow:跟踪' }),
  ]),
  group(['base', '基础配置'], 'sliders-v', [
    page(['region', '行政区划', 'map'], '/base/region', { buttons: `${crud} import export debug:调试 crawl:采集` }),
    page(['dictbiz', '业务字典', 'book'], '/system/dictbiz'),
    page(['param', '系统参数', 'sliders-h'], '/system/param'),
    page(['tables', '数据表', 'table'], '/develop/tables', { buttons: `${crud} import` }),
    page(['columns', '字段管理', 'bars'], '/develop/columns', { buttons: `${crud} sync` }),
  ]),
  group(['authority', '权限管理'], 'shield', [
    page(['role', '角色管理', 'users'], '/authority/role', { buttons: `${crud} setting` }),
    page(['data_scope', '数据权限', 'database'], '/authority/datascope', { buttons: 'setting view' }),
    page(['api_scope', '接口权限', 'lock'], '/authority/apiscope', { buttons: 'setting view' }),
  ]),
  group(['system', '系统管理'], 'cog', [
    page(['user', '用户管理', 'user'], '/system/user', { buttons: `${crud} role reset unlock:解锁 audit import export` }),
    page(['dept', '机构管理', 'sitemap'], '/system/dept'),
    page(['post', '岗位管理', 'id-card'], '/system/post'),
    page(['dict', '系统字典', 'book'], '/system/dict'),
    page(['menu', '菜单管理', 'bars'], '/system/menu'),
    page(['menufront', '前台菜单', 'mobile'], '/system/menufront'),
    page(['topmenu', '顶部菜单', 'window-maximize'], '/system/topmenu', { buttons: `${crud} setting` }),
    page(['tenant', '租户管理', 'building'], '/system/tenant', { buttons: `${crud} setting datasource:数据源配置 package:产品包配置` }),
    page(['tenantPackage', '租户产品包', 'box'], '/system/tenantpackage', { buttons: 'add edit delete' }),
    page(['client', '应用管理', 'key'], '/system/client'),
  ]),
  group(['resource', '资源管理'], 'folder', [
    page(['attach', '附件管理', 'paperclip'], '/resource/attach', { buttons: 'upload:上传 download:下载 delete' }),
    page(['oss', '对象存储', 'cloud'], '/resource/oss', { buttons: `${crud} enable` }),
    page(['sms', '短信配置', 'comment'], '/resource/sms', { buttons: `${crud} enable send:发送` }),
    page(['smsTemplate', '短信模板', 'file'], '/resource/smsTemplate', { buttons: `${crud} enable send:测试发送` }),
    page(['smsLog', '短信日志', 'history'], '/resource/smsLog', { buttons: 'view export' }),
  ]),
  group(['monitor', '系统监控'], 'desktop', [
    page(['monitorServer', '服务监控', 'server'], '/system/monitor', { buttons: '' }),
    page(['onlineUser', '在线用户', 'users'], '/system/onlineUser', { buttons: 'kickout:强制下线' }),
    page(['keyset', '密钥管理', 'key'], '/other/keyset', { prefix: 'key_set', buttons: `${crud} refresh:更新密钥` }),
    link(['doc', '接口文档'], 'https://doc.example.test/doc.html', 'file'),
    logs,
  ]),
  group(['job', '任务调度'], 'clock', [
    page(['jobinfo', '任务信息', 'calendar'], '/job/jobinfo', { buttons: `${crud} change run sync` }),
    page(['jobserver', '任务服务', 'server'], '/job/jobserver', { buttons: `${crud} sync` }),
  ]),
  group(['maintenance', '运维管理'], 'wrench', [
    page(['server', '服务器', 'server'], '/maintenance/server', { buttons: `${crud} test` }),
    page(['deploy', '应用部署', 'cloud-upload'], '/maintenance/deploy', { buttons: `${crud} execute:执行 rollback:回滚` }),
    page(['app', '应用', 'th-large'], '/maintenance/app'),
  ]),
  group(['mobile', '移动端'], 'mobile', [
    page(['version', '版本管理', 'tag'], '/mobile/version', { prefix: 'mobile_version', buttons: `${crud} publish offline` }),
    page(['install', '安装记录', 'download'], '/mobile/install', { prefix: 'mobile_install', buttons: 'view export' }),
    page(['userInstall', '用户安装', 'user'], '/mobile/userInstall', { prefix: 'mobile_user_install', buttons: 'view' }),
    page(['userVisitRecord', '访问记录', 'eye'], '/mobile/userVisitRecord', { prefix: 'mobile_visit', buttons: 'view' }),
  ]),
  group(['tool', '开发工具'], 'code', [
    page(['code', '代码生成', 'code'], '/tool/code', { buttons: `${crud} copy:复制 gen:生成` }),
    page(['codeSetting', '生成配置', 'cog'], '/tool/codesetting', { buttons: `${crud} enable` }),
    page(['datasource', '数据源', 'database'], '/tool/datasource'),
    page(['model', '数据模型', 'sitemap'], '/tool/model'),
  ]),
  group(['pageShow', '通用页面'], 'table', [
    {
      ...page(['pageShowFacility', '设备巡检', 'check-circle'], '/proShowPage/inspection', { prefix: 'page_show' }),
      query: { tableName: 'dp_inspection', tableKey: 'id' },
    },
  ]),
  group(['report', '报表管理'], 'chart-bar', [
    page(['reportList', '报表列表', 'chart-line'], '/report/reportlist', { prefix: 'report', buttons: 'view delete design:设计' }),
    page(['portalOne', '运营门户', 'chart-pie'], '/portalOne/index', { buttons: '' }),
    link(['reportSetting', '报表设计'], 'https://report.example.test/designer?theme=light&from=console', 'pencil'),
  ]),
]

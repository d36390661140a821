import type { World } from '../../engine/world/world'
import type { MenuRow } from '../../system/permission/menu-table'

interface Entry {
  readonly code: string
  readonly name: string
  readonly path: string
  readonly source: string
  readonly sort: number
  /** Target of the entry: 2 opens it in a separate window. */
  readonly isOpen?: 1 | 2
  readonly buttons?: readonly Button[]
  readonly children?: readonly Entry[]
}

/** Button; `action` is 1 toolbar, 2 row, 3 both. */
type Button = readonly [code: string, name: string, alias: string, source: string, action: 1 | 2 | 3]

const createUsualButtons = (code: string): readonly Button[] => [
  [`${code}_add`, '新增', 'add', 'plus', 1],
  [`${code}_edit`, '修改', 'edit', 'form', 2],
  [`${code}_delete`, '删除', 'delete', 'delete', 3],
  [`${code}_view`, '查看', 'view', 'file-text', 2],
]

interface Heading {
  readonly code: string
  readonly name: string
  /** Icon of the platform's font; `''` for none. */
  readonly icon: string
}

const createPage = ({ code, name, icon }: Heading, path: string, buttons = createUsualButtons(code)) => ({
  code,
  name,
  path,
  source: icon === '' ? '' : `iconfont ${icon}`,
  buttons,
})

type Page = Omit<Entry, 'sort'>
const addSortNumbers = (pages: readonly Page[]): readonly Entry[] => pages.map((entry, index) => ({ ...entry, sort: index + 1 }))

const createGroup = ({ code, name, icon }: Heading, sort: number, pages: readonly Page[]): Entry => ({
  code,
  name,
  path: `/${code}`,
  source: `iconfont ${icon}`,
  sort,
  children: addSortNumbers(pages),
})

const createLogPage = (kind: string, name: string) =>
  createPage({ code: `log_${kind}`, name, icon: '' }, `/monitor/log/${kind}`, [[`log_${kind}_view`, '查看', 'view', 'file-text', 2]])

const createScopePage = (kind: string, name: string, icon: string) =>
  createPage({ code: `${kind}_scope`, name, icon }, `/authority/${kind}scope`, [
    [`${kind}_scope_setting`, '权限配置', 'setting', 'setting', 2],
  ])

const topMenuSetting: Button = ['topmenu_setting', '菜单配置', 'setting', 'setting', 1]

const entries: readonly Entry[] = [
  createGroup({ code: 'desk', name: '工作台', icon: 'iconicon_airplay' }, 1, [
    createPage({ code: 'notice', name: '通知公告', icon: 'iconicon_sms' }, '/desk/notice'),
  ]),
  createGroup({ code: 'monitor', name: '系统监控', icon: 'icon-yanzhengma' }, 3, [
    { ...createPage({ code: 'doc', name: '接口文档', icon: 'iconicon_study' }, 'http://127.0.0.1:8700/doc.html', []), isOpen: 2 },
    { ...createPage({ code: 'admin', name: '服务治理', icon: 'icon-canshu' }, 'http://127.0.0.1:8700/admin', []), isOpen: 2 },
    {
      ...createPage({ code: 'log', name: '日志管理', icon: 'iconicon_doc' }, '/monitor/log', []),
      children: addSortNumbers([createLogPage('usual', '通用日志'), createLogPage('api', '接口日志'), createLogPage('error', '错误日志')]),
    },
  ]),
  createGroup({ code: 'tool', name: '研发工具', icon: 'icon-wxbgongju' }, 4, [
    createPage({ code: 'code', name: '代码生成', icon: 'iconicon_savememo' }, '/tool/code'),
    createPage({ code: 'datasource', name: '数据源管理', icon: 'icon-caidanguanli' }, '/tool/datasource'),
  ]),
  createGroup({ code: 'report', name: '报表管理', icon: 'icon-shujuzhanshi2' }, 5, [
    createPage(
      { code: 'report_setting', name: '报表配置', icon: 'icon-rizhi' },
      // biome-ignore lint/suspicious/noTemplateCurlyInString: a placeholder that the client replaces by the token
      'http://127.0.0.1:8700/ureport/designer?blade-auth=bearer ${token}',
      [],
    ),
    createPage({ code: 'report_list', name: '报表列表', icon: 'icon-biaodan' }, '/report/reportlist', []),
  ]),
  createGroup({ code: 'base', name: '基础配置', icon: 'iconicon_affiliations_li' }, 97, [
    createPage({ code: 'region', name: '行政区划', icon: 'icon-iframe' }, '/base/region', [
      ['region_add', '新增下级', 'add', '', 1],
      ['region_delete', '删除', 'delete', '', 1],
      ['region_import', '导入', 'import', '', 3],
      ['region_export', '导出', 'export', '', 3],
      ['region_debug', '调试', 'debug', '', 3],
    ]),
  ]),
  createGroup({ code: 'authority', name: '权限管理', icon: 'icon-bofangqi-suoping' }, 98, [
    createPage({ code: 'role', name: '角色管理', icon: 'iconicon_boss' }, '/authority/role'),
    createScopePage('data', '数据权限', 'icon-shujuzhanshi2'),
    createScopePage('api', '接口权限', 'iconicon_send'),
  ]),
  createGroup({ code: 'system', name: '系统管理', icon: 'iconicon_setting' }, 99, [
    createPage({ code: 'user', name: '用户管理', icon: 'iconicon_principal' }, '/system/user', [
      ...createUsualButtons('user'),
      ['user_role', '角色配置', 'role', 'user-add', 1],
      ['user_reset', '密码重置', 'reset-password', 'retweet', 1],
    ]),
    createPage({ code: 'dept', name: '部门管理', icon: 'iconicon_group' }, '/system/dept'),
    createPage({ code: 'post', name: '岗位管理', icon: 'iconicon_message' }, '/system/post'),
    createPage({ code: 'dict', name: '字典管理', icon: 'iconicon_addresslist' }, '/system/dict'),
    createPage({ code: 'menu', name: '菜单管理', icon: 'iconicon_subordinate' }, '/system/menu'),
    createPage({ code: 'param', name: '参数管理', icon: 'iconicon_community_line' }, '/system/param'),
    createPage({ code: 'topmenu', name: '顶部菜单', icon: 'icon-canshu' }, '/system/topmenu', [
      ...createUsualButtons('topmenu'),
      topMenuSetting,
    ]),
    createPage({ code: 'tenant', name: '租户管理', icon: 'icon-quanxian' }, '/system/tenant'),
    createPage({ code: 'client', name: '应用管理', icon: 'iconicon_mobilephone' }, '/system/client'),
  ]),
]

export function createMenuSeeds(world: World) {
  let count = 0
  const id = () => world.seedId('menu', count++)
  const createMenuRows = (
    { buttons = [], children = [], isOpen = 1, ...cells }: Entry,
    parentId: string,
  ): ReturnType<typeof createMenuRow>[] => {
    const page = createMenuRow({ id: id(), parentId, ...cells, alias: 'menu', category: 1, action: 0, isOpen })
    const buttonRows = buttons.map(([code, name, alias, source, action], index) =>
      createMenuRow({
        id: id(),
        parentId: page.id,
        code,
        name,
        alias,
        path: `${cells.path}/${alias}`,
        source,
        sort: index + 1,
        category: 2,
        action,
        isOpen: 1,
      }),
    )
    return [page, ...buttonRows, ...children.flatMap((child) => createMenuRows(child, page.id))]
  }
  const createMenuRow = (cells: Omit<MenuRow, 'remark' | 'component' | 'menuSide' | 'query' | 'isDeleted'>) => ({ ...cells, isDeleted: 0 })
  return entries.flatMap((entry) => createMenuRows(entry, '0'))
}

const publicMenuCodes = ['desk', 'notice']

/** Menu codes by role: the platform's administrator has all, the operator's nearly all, a clerk the desk and its notices. */
export function createGrantSeeds(world: World) {
  const rows = createMenuSeeds(world)
  const clerk = rows.filter(({ code }) => publicMenuCodes.includes(code.split('_')[0] ?? ''))
  const grant = (role: number, menus: readonly { readonly id: string }[]) => ({
    id: world.seedId('role', role),
    menuIds: menus.map((menu) => menu.id),
    dataScopeIds: [],
    apiScopeIds: [],
  })
  return [grant(0, rows), grant(1, clerk), grant(2, rows)]
}

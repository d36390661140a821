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

const createPage = (
  [code, name, icon]: readonly [code: string, name: string, icon: string],
  path: string,
  buttons = createUsualButtons(code),
) => ({
  code,
  name,
  path,
  source: icon === '' ? '' : `iconfont ${icon}`,
  buttons,
})

type Page = Omit<Entry, 'sort'>
const numbered = (pages: readonly Page[]): readonly Entry[] => pages.map((entry, index) => ({ ...entry, sort: index + 1 }))

const createGroup = (
  [code, name, icon]: readonly [code: string, name: string, icon: string],
  sort: number,
  pages: readonly Page[],
): Entry => ({
  code,
  name,
  path: `/${code}`,
  source: `iconfont ${icon}`,
  sort,
  children: numbered(pages),
})

const log = (kind: string, name: string) =>
  createPage([`log_${kind}`, name, ''], `/monitor/log/${kind}`, [[`log_${kind}_view`, '查看', 'view', 'file-text', 2]])

const createScope = (kind: string, name: string, icon: string) =>
  createPage([`${kind}_scope`, name, icon], `/authority/${kind}scope`, [[`${kind}_scope_setting`, '权限配置', 'setting', 'setting', 2]])

const topMenuSetting: Button = ['topmenu_setting', '菜单配置', 'setting', 'setting', 1]

const entries: readonly Entry[] = [
  createGroup(['desk', '工作台', 'iconicon_airplay'], 1, [createPage(['notice', '通知公告', 'iconicon_sms'], '/desk/notice')]),
  createGroup(['monitor', '系统监控', 'icon-yanzhengma'], 3, [
    { ...createPage(['doc', '接口文档', 'iconicon_study'], 'http://127.0.0.1:8700/doc.html', []), isOpen: 2 },
    { ...createPage(['admin', '服务治理', 'icon-canshu'], 'http://127.0.0.1:8700/admin', []), isOpen: 2 },
    {
      ...createPage(['log', '日志管理', 'iconicon_doc'], '/monitor/log', []),
      children: numbered([log('usual', '通用日志'), log('api', '接口日志'), log('error', '错误日志')]),
    },
  ]),
  createGroup(['tool', '研发工具', 'icon-wxbgongju'], 4, [
    createPage(['code', '代码生成', 'iconicon_savememo'], '/tool/code'),
    createPage(['datasource', '数据源管理', 'icon-caidanguanli'], '/tool/datasource'),
  ]),
  createGroup(['report', '报表管理', 'icon-shujuzhanshi2'], 5, [
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the menu carries a place for the token, which the client fills
    createPage(['report_setting', '报表配置', 'icon-rizhi'], 'http://127.0.0.1:8700/ureport/designer?blade-auth=bearer ${token}', []),
    createPage(['report_list', '报表列表', 'icon-biaodan'], '/report/reportlist', []),
  ]),
  createGroup(['base', '基础配置', 'iconicon_affiliations_li'], 97, [
    createPage(['region', '行政区划', 'icon-iframe'], '/base/region', [
      ['region_add', '新增下级', 'add', '', 1],
      ['region_delete', '删除', 'delete', '', 1],
      ['region_import', '导入', 'import', '', 3],
      ['region_export', '导出', 'export', '', 3],
      ['region_debug', '调试', 'debug', '', 3],
    ]),
  ]),
  createGroup(['authority', '权限管理', 'icon-bofangqi-suoping'], 98, [
    createPage(['role', '角色管理', 'iconicon_boss'], '/authority/role'),
    createScope('data', '数据权限', 'icon-shujuzhanshi2'),
    createScope('api', '接口权限', 'iconicon_send'),
  ]),
  createGroup(['system', '系统管理', 'iconicon_setting'], 99, [
    createPage(['user', '用户管理', 'iconicon_principal'], '/system/user', [
      ...createUsualButtons('user'),
      ['user_role', '角色配置', 'role', 'user-add', 1],
      ['user_reset', '密码重置', 'reset-password', 'retweet', 1],
    ]),
    createPage(['dept', '部门管理', 'iconicon_group'], '/system/dept'),
    createPage(['post', '岗位管理', 'iconicon_message'], '/system/post'),
    createPage(['dict', '字典管理', 'iconicon_addresslist'], '/system/dict'),
    createPage(['menu', '菜单管理', 'iconicon_subordinate'], '/system/menu'),
    createPage(['param', '参数管理', 'iconicon_community_line'], '/system/param'),
    createPage(['topmenu', '顶部菜单', 'icon-canshu'], '/system/topmenu', [...createUsualButtons('topmenu'), topMenuSetting]),
    createPage(['tenant', '租户管理', 'icon-quanxian'], '/system/tenant'),
    createPage(['client', '应用管理', 'iconicon_mobilephone'], '/system/client'),
  ]),
]

const common = { isDeleted: 0 }

export function menuSeeds(world: World) {
  let count = 0
  const id = () => world.seedId('menu', count++)
  const row = ({ buttons = [], children = [], isOpen = 1, ...cells }: Entry, parentId: string): ReturnType<typeof made>[] => {
    const own = made({ id: id(), parentId, ...cells, alias: 'menu', category: 1, action: 0, isOpen })
    const pushed = buttons.map(([code, name, alias, source, action], index) =>
      made({
        id: id(),
        parentId: own.id,
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
    return [own, ...pushed, ...children.flatMap((child) => row(child, own.id))]
  }
  const made = (cells: Omit<MenuRow, 'remark' | 'component' | 'menuSide' | 'query' | 'isDeleted'>) => ({ ...cells, ...common })
  return entries.flatMap((entry) => row(entry, '0'))
}

const ofEverybody = ['desk', 'notice']

/** Menu codes by role: the platform's administrator has all, the operator's nearly all, a clerk the desk and its notices. */
export function grantSeeds(world: World) {
  const rows = menuSeeds(world)
  const clerk = rows.filter(({ code }) => ofEverybody.includes(code.split('_')[0] ?? ''))
  const grant = (role: number, menus: readonly { readonly id: string }[]) => ({
    id: world.seedId('role', role),
    menuIds: menus.map((menu) => menu.id),
    dataScopeIds: [],
    apiScopeIds: [],
  })
  return [grant(0, rows), grant(1, clerk), grant(2, rows)]
}

import { getOwn } from '@jwsk/sdk'
/** Menu entry of the seeds; a world adds ids, order and audit columns. */
export interface MenuSeed {
  readonly code: string
  readonly name: string
  readonly path: string
  readonly source: string
  readonly children?: readonly MenuSeed[]
  readonly buttons?: readonly ButtonSeed[]
  /** Target of a link: 2 opens it in a new tab and keeps it alive. */
  readonly isOpen?: 1 | 2
  readonly remark?: string
  /** Query parameters that the entry passes to its screen. */
  readonly query?: Readonly<Record<string, string>>
}

export interface ButtonSeed {
  readonly code: string
  readonly name: string
  readonly alias: string
  readonly source: string
  /** Codes: 1 toolbar, 2 row, 3 both. */
  readonly action: 1 | 2 | 3
}

type ButtonText = readonly [name: string, source: string, action: 1 | 2 | 3]

const buttonTexts: Readonly<Record<string, ButtonText>> = {
  add: ['新增', 'pi pi-plus', 1],
  edit: ['修改', 'pi pi-pencil', 2],
  delete: ['删除', 'pi pi-trash', 3],
  view: ['查看', 'pi pi-eye', 2],
  import: ['导入', 'pi pi-upload', 1],
  export: ['导出', 'pi pi-download', 1],
  audit: ['审核', 'pi pi-check-square', 2],
  publish: ['发布', 'pi pi-send', 3],
  offline: ['下线', 'pi pi-ban', 3],
  revoke: ['撤回', 'pi pi-undo', 2],
  enable: ['启用', 'pi pi-power-off', 2],
  refund: ['退款', 'pi pi-money-bill', 2],
  verify: ['核销', 'pi pi-qrcode', 2],
  cancel: ['取消', 'pi pi-times', 2],
  close: ['结束', 'pi pi-times-circle', 2],
  abnormal: ['标记异常', 'pi pi-exclamation-triangle', 2],
  qrcode: ['二维码', 'pi pi-qrcode', 2],
  reply: ['回复', 'pi pi-reply', 2],
  assign: ['分派', 'pi pi-user-edit', 2],
  sync: ['同步', 'pi pi-sync', 3],
  test: ['测试', 'pi pi-bolt', 2],
  run: ['执行', 'pi pi-play', 2],
  change: ['启停', 'pi pi-power-off', 2],
  setting: ['权限设置', 'pi pi-cog', 2],
  reset: ['重置密码', 'pi pi-key', 1],
  role: ['角色配置', 'pi pi-users', 1],
}

const toSnakeCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** Creates buttons of one prefix: a known word, or `word:名称` for a custom one. */
export const createButtonSeeds = (prefix: string, list: string): readonly ButtonSeed[] =>
  list.split(' ').map((item) => {
    const [alias = item, label] = item.split(':')
    const [name, source, action] = getOwn(buttonTexts, alias) ?? [label ?? alias, 'pi pi-circle', 2 as const]
    return { code: `${prefix}_${alias.replaceAll('-', '_')}`, name: label ?? name, alias, source, action }
  })

export const crudButtons = 'add edit delete view'

interface PageOptions {
  /** Prefix of its button codes. Defaults to `code` in snake case. */
  readonly prefix?: string
  readonly buttons?: string
}

export function createPageSeed([code, name, source]: readonly [string, string, string], path: string, options: PageOptions = {}): MenuSeed {
  const list = options.buttons ?? crudButtons
  return {
    code,
    name,
    path,
    source: `pi pi-${source}`,
    buttons: list === '' ? [] : createButtonSeeds(options.prefix ?? toSnakeCase(code), list),
  }
}

export const createLinkSeed = ([code, name]: readonly [string, string], path: string, source: string): MenuSeed => ({
  code,
  name,
  path,
  source: `pi pi-${source}`,
  isOpen: 2,
})

export const createGroupSeed = ([code, name]: readonly [string, string], source: string, children: readonly MenuSeed[]): MenuSeed => ({
  code,
  name,
  path: `/${code}`,
  source: `pi pi-${source}`,
  children,
})

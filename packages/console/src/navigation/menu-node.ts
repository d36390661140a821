import { isRecord } from '@jwsk/sdk'
import type { MenuFields } from '../site/model'

/** The names of the platform's fields; a deployment may have others. */
export type MenuFieldNames = Required<MenuFields>

const defaultFields: MenuFieldNames = {
  label: 'name',
  path: 'path',
  icon: 'source',
  children: 'children',
  query: 'query',
  meta: 'meta',
  href: 'href',
}

export const withDefaultFields = (own: MenuFields = {}): MenuFieldNames => ({ ...defaultFields, ...own })

/** One node as the server may send it, with every surprise taken out. */
export interface MenuNode {
  readonly id: string
  readonly code: string
  readonly label: string
  readonly path: string
  readonly href: string
  readonly icon: string
  /** A word of the platform's people on the entry; it selects the icon where none is said. */
  readonly remark: string
  /** 2: a button, no entry. */
  readonly category: number
  /** 2: opens outside, in a new window. */
  readonly isOpen: number
  /** With its `?`; empty without parameters. */
  readonly query: string
  readonly meta: MenuNodeMeta
  readonly children: readonly MenuNode[]
}

export interface MenuNodeMeta {
  /** Absent: for everyone. Empty, or not a list: for nobody. */
  readonly roles: readonly string[] | undefined
  /** What the name is called in our own texts; empty: the server's name stands. */
  readonly key: string
  /** `url` of the query opens in a new window. */
  readonly target: boolean
  /** Whether it is kept as a tab. */
  readonly tab: boolean
  /** Whether the sidebar shows beside it. */
  readonly menu: boolean
  /** Whether its calls carry the token. */
  readonly token: boolean
  /** Whether its screen outlives another one's turn; undefined: as the console has it. */
  readonly keepAlive: boolean | undefined
}

const toFieldMap = (value: unknown): ReadonlyMap<string, unknown> => new Map(isRecord(value) ? Object.entries(value) : [])

const toText = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '')

function parseRoles(roles: unknown): readonly string[] | undefined {
  if (roles === undefined || roles === null) return undefined
  return Array.isArray(roles) ? roles.filter((role) => typeof role === 'string') : []
}

function parseMeta(value: unknown): MenuNodeMeta {
  const fields = toFieldMap(value)
  const target = fields.get('target')
  const keepAlive = fields.get('keepAlive')
  return {
    roles: parseRoles(fields.get('roles')),
    key: toText(fields.get('i18n')),
    target: target === true || toText(target) !== '',
    tab: fields.get('isTab') !== false,
    menu: fields.get('menu') !== false,
    token: fields.get('isToken') !== false,
    keepAlive: typeof keepAlive === 'boolean' ? keepAlive : undefined,
  }
}

function parseQuery(value: unknown): string {
  const pairs = [...toFieldMap(value)].map(([name, one]) => [name, toText(one)])
  return pairs.length > 0 ? `?${new URLSearchParams(pairs)}` : ''
}

interface MenuParseOptions {
  readonly fields: MenuFieldNames
  /** How many levels are read. */
  readonly levels: number
}

/** Reads a node and the levels below it; nothing where it lacks an id or a name. */
export function parseMenuNode(value: unknown, { fields, levels }: MenuParseOptions): MenuNode | undefined {
  const found = toFieldMap(value)
  const id = toText(found.get('id'))
  const label = toText(found.get(fields.label)) || toText(found.get('name')) || toText(found.get('label'))
  if (!id || !label || levels < 1) return undefined
  const children = found.get(fields.children)
  const below = { fields, levels: levels - 1 }
  return {
    id,
    label,
    code: toText(found.get('code')) || id,
    path: toText(found.get(fields.path)),
    href: toText(found.get(fields.href)),
    icon: toText(found.get(fields.icon)) || toText(found.get('icon')),
    remark: toText(found.get('remark')),
    category: Number(found.get('category') ?? 1),
    isOpen: Number(found.get('isOpen') ?? 1),
    query: parseQuery(found.get(fields.query)),
    meta: parseMeta(found.get(fields.meta)),
    children: (Array.isArray(children) ? children : []).map((child) => parseMenuNode(child, below)).filter((row) => row !== undefined),
  }
}

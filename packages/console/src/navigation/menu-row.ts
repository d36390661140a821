import { isRecord } from '@jwsk/sdk'
import type { MenuFields } from '../site/model'

/** The names of the platform's fields; a deployment may have others. */
export type Fields = Required<MenuFields>

const defaultFields: Fields = {
  label: 'name',
  path: 'path',
  icon: 'source',
  children: 'children',
  query: 'query',
  meta: 'meta',
  href: 'href',
}

export const fieldsWith = (own: MenuFields = {}): Fields => ({ ...defaultFields, ...own })

/** One node as the server may send it, with every surprise taken out. */
export interface WireRow {
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
  readonly meta: RowMeta
  readonly children: readonly WireRow[]
}

export interface RowMeta {
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

const fieldsOf = (value: unknown): ReadonlyMap<string, unknown> => new Map(isRecord(value) ? Object.entries(value) : [])

const text = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '')

function rolesOf(roles: unknown): readonly string[] | undefined {
  if (roles === undefined || roles === null) return undefined
  return Array.isArray(roles) ? roles.filter((role) => typeof role === 'string') : []
}

function metaOf(value: unknown): RowMeta {
  const fields = fieldsOf(value)
  const target = fields.get('target')
  const keepAlive = fields.get('keepAlive')
  return {
    roles: rolesOf(fields.get('roles')),
    key: text(fields.get('i18n')),
    target: target === true || text(target) !== '',
    tab: fields.get('isTab') !== false,
    menu: fields.get('menu') !== false,
    token: fields.get('isToken') !== false,
    keepAlive: typeof keepAlive === 'boolean' ? keepAlive : undefined,
  }
}

function queryOf(value: unknown): string {
  const pairs = [...fieldsOf(value)].map(([name, one]) => [name, text(one)])
  return pairs.length > 0 ? `?${new URLSearchParams(pairs)}` : ''
}

interface MenuReading {
  readonly fields: Fields
  /** How many levels are read. */
  readonly levels: number
}

/** Reads a node and the levels below it; nothing where it lacks an id or a name. */
export function readRow(value: unknown, { fields, levels }: MenuReading): WireRow | undefined {
  const found = fieldsOf(value)
  const id = text(found.get('id'))
  const label = text(found.get(fields.label)) || text(found.get('name')) || text(found.get('label'))
  if (!id || !label || levels < 1) return undefined
  const children = found.get(fields.children)
  const below = { fields, levels: levels - 1 }
  return {
    id,
    label,
    code: text(found.get('code')) || id,
    path: text(found.get(fields.path)),
    href: text(found.get(fields.href)),
    icon: text(found.get(fields.icon)) || text(found.get('icon')),
    remark: text(found.get('remark')),
    category: Number(found.get('category') ?? 1),
    isOpen: Number(found.get('isOpen') ?? 1),
    query: queryOf(found.get(fields.query)),
    meta: metaOf(found.get(fields.meta)),
    children: (Array.isArray(children) ? children : []).map((child) => readRow(child, below)).filter((row) => row !== undefined),
  }
}

import { isRecord } from '@jwsk/sdk'
import type { MenuFields } from '../../platform/site/model'

/** Names of the platform's menu fields; a deployment can rename them. */
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

/** Normalized menu node of the server. */
export interface MenuNode {
  readonly id: string
  readonly code: string
  readonly label: string
  readonly path: string
  readonly href: string
  readonly icon: string
  /** Free text of the platform's administrators; selects the icon if none is set. */
  readonly remark: string
  /** 2: a button, not a menu entry. */
  readonly category: number
  /** 2: opens in a new window. */
  readonly isOpen: number
  /** Query with its `?`; `''` without parameters. */
  readonly query: string
  readonly meta: MenuNodeMeta
  readonly children: readonly MenuNode[]
}

export interface MenuNodeMeta {
  /** Roles that see the entry. `undefined`: everyone; empty or not a list: no one. */
  readonly roles: readonly string[] | undefined
  /** Key of the label in the console's own texts; `''`: use the server's name. */
  readonly key: string
  /** Whether the `url` of the query opens in a new window. */
  readonly target: boolean
  /** Whether it opens as a tab. */
  readonly tab: boolean
  /** Whether the sidebar is rendered next to it. */
  readonly menu: boolean
  /** Whether its API calls carry the token. */
  readonly token: boolean
  /** Whether its screen stays mounted in the background; `undefined`: default of the console. */
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

/** Why an entry that the platform sent is in no menu. */
export type SkipReason = 'unnamed' | 'deep' | 'repeated' | 'address' | 'reserved' | 'duplicate'

/** Entry that the platform sent and that the menu leaves out. */
export interface SkippedEntry {
  /** Name, path or id, as sent. */
  readonly label: string
  readonly path: string
  readonly reason: SkipReason
}

interface MenuParseOptions {
  readonly fields: MenuFieldNames
  /** Called for each entry that is left out. */
  readonly onSkip: (entry: SkippedEntry) => void
  /** Maximum depth that is parsed. */
  readonly levels: number
}

/** Parses a node and its descendants; `undefined` if it lacks an id or a name. */
export function parseMenuNode(value: unknown, { fields, onSkip, levels }: MenuParseOptions): MenuNode | undefined {
  const found = toFieldMap(value)
  const id = toText(found.get('id'))
  const label = toText(found.get(fields.label)) || toText(found.get('name')) || toText(found.get('label'))
  const path = toText(found.get(fields.path))
  if (!id || !label || levels < 1) {
    onSkip({ label: label || id, path, reason: levels < 1 ? 'deep' : 'unnamed' })
    return undefined
  }
  const children = found.get(fields.children)
  const below = { fields, onSkip, levels: levels - 1 }
  return {
    id,
    label,
    code: toText(found.get('code')) || id,
    path,
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

import { iconOf } from './icon'
import { readRow, type WireRow } from './menu-row'

/** A node of the sidebar. */
export interface MenuEntry {
  readonly id: string
  readonly label: string
  readonly icon: string
  /** Where it opens inside the console; empty for a group. */
  readonly path: string
  /** An address outside the console, shown in a frame, or in a new window. */
  readonly link?: { readonly url: string; readonly opens: 'frame' | 'window' }
  readonly children: readonly MenuEntry[]
}

export interface Menu {
  readonly entries: readonly MenuEntry[]
  /** Every entry that opens something, by its path without a query. */
  readonly byPath: ReadonlyMap<string, MenuEntry>
}

/** Whose menu it is: some groups are for property staff only, some are not for them. */
export interface MenuReader {
  readonly roles: readonly string[]
  readonly userType: string
}

const deepest = 8
const propertyGroup = '物业管理系统'
const staffGroups = ['基础配置', '权限管理', '系统管理']
const propertyStaff = 'wy'

export const homePath = '/wel/index'
/** paths of the console itself; no menu entry takes them over */
const reserved = new Set(['/', '/login', '/lock', '/403', '/404', '/500', '/wel', homePath, '/info/index'])

const withoutQuery = (path: string) => path.replace(/[?#].*$/s, '')

/** A path that a browser and a router read the same way. */
const plainPath = (path: string) => /^\/(?!\/)[^\\:*\s]*$/.test(path) && !path.split('/').includes('..')

function visible(row: WireRow, reader: MenuReader): boolean {
  if (row.category === 2) return false
  if (row.roles === undefined) return true
  return row.roles.some((role) => reader.roles.includes(role))
}

function linkOf(row: WireRow): MenuEntry['link'] {
  const url = [row.href, row.path].find((text) => /^https?:\/\//i.test(text))
  return url ? { url, opens: row.isOpen === 2 ? 'window' : 'frame' } : undefined
}

function placeOf(row: WireRow, parentPath: string): string | undefined {
  const path = linkOf(row) ? `${parentPath}/${row.code}` : row.path
  return plainPath(path) && !reserved.has(withoutQuery(path)) ? path : undefined
}

interface Walk {
  readonly reader: MenuReader
  readonly seen: Set<string>
  readonly byPath: Map<string, MenuEntry>
}

function entryOf(walk: Walk, row: WireRow, parents: readonly string[]): MenuEntry | undefined {
  if (!visible(row, walk.reader) || walk.seen.has(row.id)) return undefined
  walk.seen.add(row.id)
  const path = placeOf(row, parents.at(-1) ?? '')
  const common = { id: row.id, label: row.label, icon: iconOf(row.icon, row.children.length > 0 ? 'group' : 'page') }
  if (row.children.length > 0) {
    const children = parents.length + 1 < deepest ? entriesOf(walk, row.children, [...parents, path ?? '']) : []
    return children.length > 0 ? { ...common, path: '', children } : undefined
  }
  if (path === undefined || walk.byPath.has(withoutQuery(path))) return undefined
  const link = linkOf(row)
  const entry: MenuEntry = { ...common, path, children: [], ...(link && { link }) }
  walk.byPath.set(withoutQuery(path), entry)
  return entry
}

const entriesOf = (walk: Walk, rows: readonly WireRow[], parents: readonly string[]): readonly MenuEntry[] =>
  rows.map((row) => entryOf(walk, row, parents)).filter((entry) => entry !== undefined)

function groupsFor(rows: readonly WireRow[], reader: MenuReader): readonly WireRow[] {
  if (reader.userType !== propertyStaff) return rows.filter((row) => row.label !== propertyGroup)
  const own = rows.find((row) => row.label === propertyGroup)?.children ?? []
  return [...own, ...rows.filter((row) => staffGroups.includes(row.label))]
}

/** The sidebar from what the server sent: an untrusted tree that may hold cycles, doubles and paths of others. */
export function buildMenu(wire: readonly unknown[], reader: MenuReader): Menu {
  const walk: Walk = { reader, seen: new Set(), byPath: new Map() }
  const rows = wire.map((row) => readRow(row, deepest)).filter((row) => row !== undefined)
  return { entries: entriesOf(walk, groupsFor(rows, reader), []), byPath: walk.byPath }
}

/** The entry that a path belongs to, if the person's menu holds one. */
export const entryAt = (menu: Menu, path: string): MenuEntry | undefined => menu.byPath.get(path.replace(/(.)\/+$/, '$1'))

/** An entry with the groups above it, outermost first. */
export function trailTo(entries: readonly MenuEntry[], id: string): readonly MenuEntry[] | undefined {
  for (const entry of entries) {
    if (entry.id === id) return [entry]
    const below = trailTo(entry.children, id)
    if (below) return [entry, ...below]
  }
  return undefined
}

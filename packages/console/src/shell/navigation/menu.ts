import type { MenuFields } from '../../platform/site/model'
import { isUrl, parseFrameQuery, toFrameQuery } from './frame-query'
import { homePath } from './guard'
import { getMenuIcon } from './icon'
import { type MenuNode, parseMenuNode, type SkippedEntry, type SkipReason, withDefaultFields } from './menu-node'
import { getScreenKey } from './screen-key'

/** Entry of the sidebar. */
export interface MenuEntry {
  readonly id: string
  readonly label: string
  readonly icon: string
  /** Address inside the console with its query; `''` for a group. */
  readonly path: string
  /** Whether it opens in a new window, in a tab of the console, or without a tab. */
  readonly target: 'tab' | 'place' | 'window'
  /** `bare`: without sidebar and bars. */
  readonly chrome: 'full' | 'bare'
  /** Whether its screen always or never stays mounted; `undefined`: while there is room. */
  readonly keepAlive?: 'always' | 'never'
  /** `absent`: its API calls carry no token. */
  readonly token?: 'absent'
  /** External address. */
  readonly link?: { readonly url: string }
  readonly children: readonly MenuEntry[]
}

export interface Menu {
  readonly entries: readonly MenuEntry[]
  /** Entries that open a screen, by full address; the generic page by its table. */
  readonly byPath: ReadonlyMap<string, MenuEntry>
  /** First entry of each path; omits the generic page, which is identified by its table. */
  readonly firstByPath: ReadonlyMap<string, MenuEntry>
  /** Entries that the platform sent and that cannot be opened. */
  readonly skipped: readonly SkippedEntry[]
  /** Label of the group whose pages are at the top level. Property staff have one; `undefined` for others. */
  readonly ungroupedLabel?: string
}

/** User of the menu: some groups are only for property staff, some are hidden from them. */
export interface MenuAudience {
  readonly roles: readonly string[]
  readonly userType: string
}

/** Options of the deployment and the language. */
export interface MenuOptions {
  readonly fields?: MenuFields | undefined
  /** Returns the console's own label for a key of the server; `undefined` if there is none. */
  readonly translateKey?: (key: string) => string | undefined
  /** Rows appended after the platform's unless it has the same path, with the default field names. */
  readonly extraRows?: readonly object[]
}

const maxDepth = 8
const propertyGroup = '物业管理系统'
const staffGroups = ['基础配置', '权限管理', '系统管理']
const propertyStaff = 'wy'

/** Paths of the console itself, which menu entries cannot override. */
const reservedPaths = new Set([
  '/',
  '/login',
  '/lock',
  '/403',
  '/404',
  '/500',
  '/link',
  '/wel',
  homePath,
  '/info/index',
  '/plugins',
  '/diagnostics',
])

const stripQuery = (path: string) => path.replace(/[?#].*$/s, '')

/** Marks the generic page of a table. */
const tableMark = 'proShowPage'
export const isGenericTablePath = (path: string) => path.includes(tableMark)

/** Normalizes an address, so that equal addresses of entries compare equal. */
function normalizeAddress(address: string): string {
  const path = stripQuery(address).replace(/(?<=[^/]|^\/)\/+$/, '')
  if (!isGenericTablePath(path)) return getScreenKey(path, address.slice(stripQuery(address).length))
  const query = new URLSearchParams(address.slice(stripQuery(address).length))
  const table = ['tableName', 'tableKey'].flatMap((name) => query.get(name) ?? [])
  return [path, ...table].join('?')
}

/** Whether browsers and routers agree on the path. */
export const isPlainPath = (path: string) => /^\/(?!\/)[^\\:*\s]*$/.test(path) && !/\/(?:\.|%2e){1,2}(?:\/|$)/i.test(stripQuery(path))

function isVisible(row: MenuNode, reader: MenuAudience): boolean {
  if (row.category === 2) return false
  const { roles } = row.meta
  return roles === undefined || roles.some((role) => reader.roles.includes(role))
}

function toLink(row: MenuNode): MenuEntry['link'] {
  const url = row.meta.target ? parseFrameQuery(row.query) : [row.href, row.path].find(isUrl)
  return url === undefined ? undefined : { url }
}

const toTarget = ({ isOpen, meta }: MenuNode): MenuEntry['target'] => {
  if (isOpen === 2 || meta.target) return 'window'
  return meta.tab ? 'tab' : 'place'
}

function toKeepAlive({ isOpen, meta }: MenuNode): MenuEntry['keepAlive'] {
  if (isOpen === 2 || meta.keepAlive) return 'always'
  return meta.keepAlive === false ? 'never' : undefined
}

/** Returns the icon, the remark as a fallback, or an icon by the names of the entry. */
const getIcon = ({ icon, remark, path, code, children }: MenuNode) =>
  getMenuIcon(icon || remark, isGroup({ children }) ? 'group' : 'page', `${code} ${path}`)

function getSkipReason(path: string): SkipReason | undefined {
  if (!isPlainPath(path)) return 'address'
  return reservedPaths.has(stripQuery(path)) ? 'reserved' : undefined
}

function resolvePath(row: MenuNode, parentPath: string): string | undefined {
  const link = [row.href, row.path].find(isUrl)
  const path = link === undefined ? row.path : `${parentPath}/${row.code}`
  if (getSkipReason(path)) return undefined
  const query = link === undefined ? row.query : `?${toFrameQuery(link, row.isOpen === 2 ? 'whole' : 'joined')}`
  return path.includes('?') ? path : path + query
}

interface BuildContext {
  readonly reader: MenuAudience
  readonly translateKey: NonNullable<MenuOptions['translateKey']>
  readonly seen: Set<string>
  readonly skipped: SkippedEntry[]
  readonly byPath: Map<string, MenuEntry>
  readonly firstByPath: Map<string, MenuEntry>
}

/** Whether the node groups others; buttons, and details below a page, are in no menu. */
const isGroup = ({ children }: Pick<MenuNode, 'children'>) => children.some(({ category, path }) => category !== 2 && !path.includes('/:'))

function toEntry(context: BuildContext, row: MenuNode, parents: readonly string[]): MenuEntry | undefined {
  if (!isVisible(row, context.reader)) return undefined
  const skip = (reason: SkipReason) => {
    context.skipped.push({ label: row.label, path: row.href || row.path, reason })
    return undefined
  }
  if (context.seen.has(row.id)) return skip('repeated')
  context.seen.add(row.id)
  const path = resolvePath(row, parents.at(-1) ?? '')
  const common = {
    id: row.id,
    label: getLabel(row, context.translateKey),
    icon: getIcon(row),
    target: toTarget(row),
    chrome: row.meta.menu ? ('full' as const) : ('bare' as const),
  }
  if (isGroup(row)) {
    const children = toEntries(context, row.children, [...parents, stripQuery(path ?? '')])
    return children.length > 0 ? { ...common, path: '', children } : undefined
  }
  if (path === undefined) return row.path.includes('/:') ? undefined : skip(getSkipReason(row.path) ?? 'address')
  if (context.byPath.has(normalizeAddress(path))) return skip('duplicate')
  const [link, keep] = [toLink(row), toKeepAlive(row)]
  const token = row.meta.token ? {} : { token: 'absent' as const }
  const entry: MenuEntry = { ...common, ...token, path, children: [], ...(link && { link }), ...(keep && { keepAlive: keep }) }
  context.byPath.set(normalizeAddress(path), entry)
  const place = normalizeAddress(stripQuery(path))
  if (!isGenericTablePath(path) && !context.firstByPath.has(place)) context.firstByPath.set(place, entry)
  return entry
}

const toEntries = (context: BuildContext, rows: readonly MenuNode[], parents: readonly string[]): readonly MenuEntry[] =>
  rows.map((row) => toEntry(context, row, parents)).filter((entry) => entry !== undefined)

const findPropertyGroup = (rows: readonly MenuNode[]) => rows.find((row) => row.label === propertyGroup)

function filterGroups(rows: readonly MenuNode[], reader: MenuAudience): readonly MenuNode[] {
  if (reader.userType !== propertyStaff) return rows.filter((row) => row.label !== propertyGroup)
  return [...(findPropertyGroup(rows)?.children ?? []), ...rows.filter((row) => staffGroups.includes(row.label))]
}

const getLabel = ({ meta, label }: MenuNode, translateKey: BuildContext['translateKey']) => (meta.key && translateKey(meta.key)) || label

/** Builds the sidebar from the server's tree, which is untrusted: it can contain cycles, duplicates and reserved paths. */
export function buildMenu(
  wire: unknown,
  reader: MenuAudience,
  { fields, translateKey = () => undefined, extraRows = [] }: MenuOptions = {},
): Menu {
  const context: BuildContext = { reader, translateKey, seen: new Set(), skipped: [], byPath: new Map(), firstByPath: new Map() }
  const onSkip = (entry: SkippedEntry) => void context.skipped.push(entry)
  const reading = { fields: withDefaultFields(fields), onSkip, levels: maxDepth }
  const sent: readonly unknown[] = Array.isArray(wire) ? wire : []
  const rows = sent.map((row) => parseMenuNode(row, reading)).filter((row) => row !== undefined)
  const more = extraRows.map((row) => parseMenuNode(row, { ...reading, fields: withDefaultFields() })).filter((row) => row !== undefined)
  const ungrouped = reader.userType === propertyStaff ? findPropertyGroup(rows) : undefined
  const entries = toEntries(context, filterGroups(rows, reader), [])
  // an entry of a plugin that the platform has as well is nothing to tell
  const skipped = [...context.skipped]
  return {
    entries: [...entries, ...toEntries(context, more, [])],
    byPath: context.byPath,
    firstByPath: context.firstByPath,
    skipped,
    ...(ungrouped && { ungroupedLabel: getLabel(ungrouped, translateKey) }),
  }
}

const toFullKey = (address: string) => getScreenKey(stripQuery(address), address.slice(stripQuery(address).length))

/** Whether the menu contains exactly this address. */
export function hasEntry(menu: Menu, address: string): boolean {
  const entry = menu.byPath.get(normalizeAddress(address))
  return entry !== undefined && toFullKey(entry.path) === toFullKey(address)
}

/** Finds the entry of an address in the user's menu: the exact one, else the one of its path. */
export const findEntry = (menu: Menu, address: string): MenuEntry | undefined =>
  menu.byPath.get(normalizeAddress(address)) ?? menu.firstByPath.get(normalizeAddress(stripQuery(address)))

/** Returns an entry with its ancestors, outermost first. */
export function getBreadcrumb(entries: readonly MenuEntry[], id: string): readonly MenuEntry[] | undefined {
  for (const entry of entries) {
    if (entry.id === id) return [entry]
    const below = getBreadcrumb(entry.children, id)
    if (below) return [entry, ...below]
  }
  return undefined
}

/** Returns the origins of the external links in the menu. */
export const getMenuOrigins = (menu: Menu): readonly string[] => [
  ...new Set([...menu.byPath.values()].flatMap(({ link }) => (link && URL.canParse(link.url) ? [new URL(link.url).origin] : []))),
]

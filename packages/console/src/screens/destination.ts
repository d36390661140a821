import type { PluginRegistry, ScreenMatch } from '@jwsk/kit'
import { findEntry, homePath, isGenericTablePath, type Menu, type MenuEntry } from '../navigation/model'
import { isBuiltInPath, type BuiltInPath } from './built-in-paths'

/** What an address leads to, for one person. */
export type Destination =
  | { readonly kind: 'redirect'; readonly to: string }
  | { readonly kind: 'home' }
  /** A page of the console itself, open to everyone. */
  | { readonly kind: 'own'; readonly path: BuiltInPath }
  | { readonly kind: 'screen'; readonly entry: MenuEntry | undefined; readonly found: ScreenMatch }
  /** The generic page of a table that the query names. */
  | { readonly kind: 'table'; readonly entry: MenuEntry }
  | { readonly kind: 'frame'; readonly entry: MenuEntry; readonly url: string }
  /** A site that belongs into a window of its own. */
  | { readonly kind: 'outside'; readonly entry: MenuEntry; readonly url: string }
  | { readonly kind: 'missing'; readonly entry: MenuEntry }
  /** Some plugin has yet to say what it shows. */
  | { readonly kind: 'waiting'; readonly entry: MenuEntry | undefined }
  | { readonly kind: 'forbidden' }
  | { readonly kind: 'notFound' }

export interface Access {
  readonly menu: Menu
  readonly registry: PluginRegistry
  readonly permissions: ReadonlySet<string>
  /** Whether more screens may be known in a moment. */
  readonly isLoading?: boolean
}

/** what another screen has taken the place of */
const redirects: ReadonlyMap<string, string> = new Map([
  ...['/', '/wel', '/wel/'].map((path) => [path, homePath] as const),
  ['/system/userinfo', '/info/index'],
])

/** The menu grants a screen; a view that names a permission code is granted by that instead. */
const hasPermission = (found: ScreenMatch, permissions: ReadonlySet<string>) =>
  found.view.permission !== undefined && permissions.has(found.view.permission)

function resolveEntry(entry: MenuEntry, path: string): Destination | undefined {
  if (entry.link) return { kind: entry.target === 'window' ? 'outside' : 'frame', entry, url: entry.link.url }
  return isGenericTablePath(path) ? { kind: 'table', entry } : undefined
}

/** The address counts with what makes it another screen, as a tab's key has it. */
export function resolveDestination(address: string, { menu, registry, permissions, isLoading = false }: Access): Destination {
  const path = address.replace(/[?#].*$/s, '')
  const to = redirects.get(path)
  if (to !== undefined) return { kind: 'redirect', to }
  if (path === homePath) return { kind: 'home' }
  if (isBuiltInPath(path)) return { kind: 'own', path }
  const entry = findEntry(menu, address)
  const special = entry && resolveEntry(entry, path)
  if (special) return special
  // a table that no menu entry names is nobody's to open, whatever an address says
  if (isGenericTablePath(path)) return { kind: 'forbidden' }
  const found = registry.find(path)
  if (!found && isLoading) return { kind: 'waiting', entry }
  if (!found) return entry ? { kind: 'missing', entry } : { kind: 'notFound' }
  return entry || hasPermission(found, permissions) ? { kind: 'screen', entry, found } : { kind: 'forbidden' }
}

export const getEntry = (destination: Destination): MenuEntry | undefined => ('entry' in destination ? destination.entry : undefined)

/** The entry that a screen without one of its own belongs to. */
export const getParentEntry = (destination: Destination, menu: Menu): MenuEntry | undefined => {
  const { parent } = destination.kind === 'screen' ? destination.found.view : {}
  return parent === undefined ? undefined : findEntry(menu, parent)
}

const isFullscreen = (destination: Destination) => destination.kind === 'screen' && destination.found.view.layout === 'bare'

const tabs: readonly Destination['kind'][] = ['home', 'own', 'screen', 'table', 'frame', 'missing']

/** Whether it is opened as a tab. */
export const opensInTab = (destination: Destination) =>
  tabs.includes(destination.kind) && getEntry(destination)?.target !== 'place' && !isFullscreen(destination)

/** Whether it stands alone in the window, as its view or the menu says. */
export const getChrome = (destination: Destination): 'full' | 'bare' =>
  isFullscreen(destination) ? 'bare' : (getEntry(destination)?.chrome ?? 'full')

import type { PluginRegistry, ScreenMatch } from '@jwsk/kit/shell'
import { findEntry, homePath, isGenericTablePath, type Menu, type MenuEntry } from '../navigation/model'
import { type BuiltInPath, isBuiltInPath } from './built-in-paths'

/** Target of an address for one user. */
export type Destination =
  | { readonly kind: 'redirect'; readonly to: string }
  | { readonly kind: 'home' }
  /** Page of the console itself, open to every user. */
  | { readonly kind: 'own'; readonly path: BuiltInPath }
  | { readonly kind: 'screen'; readonly entry: MenuEntry | undefined; readonly found: ScreenMatch }
  /** Generic page of a table that the query names. */
  | { readonly kind: 'table'; readonly entry: MenuEntry }
  | { readonly kind: 'frame'; readonly entry: MenuEntry; readonly url: string }
  /** External site that opens in a new window. */
  | { readonly kind: 'outside'; readonly entry: MenuEntry; readonly url: string }
  | { readonly kind: 'missing'; readonly entry: MenuEntry }
  /** A plugin that is still loading may own the address. */
  | { readonly kind: 'waiting'; readonly entry: MenuEntry | undefined }
  /** `pluginId` is the plugin that has the screen, which the menu does not grant. */
  | { readonly kind: 'forbidden'; readonly pluginId?: string }
  | { readonly kind: 'notFound' }

export interface Access {
  readonly menu: Menu
  readonly registry: PluginRegistry
  readonly permissions: ReadonlySet<string>
  /** Whether plugins are still loading. */
  readonly isLoading?: boolean
}

/** Former paths with their replacements. */
const redirects: ReadonlyMap<string, string> = new Map([
  ...['/', '/wel', '/wel/'].map((path) => [path, homePath] as const),
  ['/system/userinfo', '/info/index'],
])

/** Whether the menu grants a screen; a view with a permission code is granted by that code instead. */
const hasPermission = (found: ScreenMatch, permissions: ReadonlySet<string>) =>
  found.view.permission !== undefined && permissions.has(found.view.permission)

function resolveEntry(entry: MenuEntry, path: string): Destination | undefined {
  if (entry.link) return { kind: entry.target === 'window' ? 'outside' : 'frame', entry, url: entry.link.url }
  return isGenericTablePath(path) ? { kind: 'table', entry } : undefined
}

/** Resolves an address. Query parameters that identify a screen count, as in the key of a tab. */
export function resolveDestination(address: string, { menu, registry, permissions, isLoading = false }: Access): Destination {
  const path = address.replace(/[?#].*$/s, '')
  const to = redirects.get(path)
  if (to !== undefined) return { kind: 'redirect', to }
  if (path === homePath) return { kind: 'home' }
  if (isBuiltInPath(path)) return { kind: 'own', path }
  const entry = findEntry(menu, address)
  const special = entry && resolveEntry(entry, path)
  if (special) return special
  // a table that no menu entry names is forbidden, even if the address asks for it
  if (isGenericTablePath(path)) return { kind: 'forbidden' }
  const found = registry.find(path)
  if (!found && isLoading) return { kind: 'waiting', entry }
  if (!found) return entry ? { kind: 'missing', entry } : { kind: 'notFound' }
  return entry || hasPermission(found, permissions) ? { kind: 'screen', entry, found } : { kind: 'forbidden', pluginId: found.plugin.id }
}

export const getEntry = (destination: Destination): MenuEntry | undefined => ('entry' in destination ? destination.entry : undefined)

/** Returns the parent entry of a screen without a menu entry. */
export const getParentEntry = (destination: Destination, menu: Menu): MenuEntry | undefined => {
  const { parent } = destination.kind === 'screen' ? destination.found.view : {}
  return parent === undefined ? undefined : findEntry(menu, parent)
}

const isFullscreen = (destination: Destination) => destination.kind === 'screen' && destination.found.view.layout === 'fullscreen'

const tabs: readonly Destination['kind'][] = ['home', 'own', 'screen', 'table', 'frame', 'missing']

/** Whether it opens in a tab. */
export const opensInTab = (destination: Destination) =>
  tabs.includes(destination.kind) && getEntry(destination)?.target !== 'place' && !isFullscreen(destination)

/** Returns whether it is rendered without sidebar and bars, as requested by the view or the menu. */
export const getChrome = (destination: Destination): 'full' | 'bare' =>
  isFullscreen(destination) ? 'bare' : (getEntry(destination)?.chrome ?? 'full')

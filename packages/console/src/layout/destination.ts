import type { Found, Registry } from '@jwsk/kit'
import { entryAt, homePath, type Menu, type MenuEntry } from '../navigation/model'

/** What an address leads to, for one person. */
export type Destination =
  | { readonly kind: 'redirect'; readonly to: string }
  | { readonly kind: 'home' }
  | { readonly kind: 'screen'; readonly entry: MenuEntry | undefined; readonly found: Found }
  | { readonly kind: 'frame'; readonly entry: MenuEntry; readonly link: NonNullable<MenuEntry['link']> }
  | { readonly kind: 'missing'; readonly entry: MenuEntry }
  /** Some plugin has yet to say what it shows. */
  | { readonly kind: 'waiting'; readonly entry: MenuEntry | undefined }
  | { readonly kind: 'forbidden' }
  | { readonly kind: 'notFound' }

export interface Access {
  readonly menu: Menu
  readonly registry: Registry
  readonly permissions: ReadonlySet<string>
  /** Whether more screens may be known in a moment. */
  readonly waiting?: boolean
}

const toHome = new Set(['/', '/wel', '/wel/'])

/** The menu grants a screen; a view that names a permission code is granted by that instead. */
const granted = (found: Found, permissions: ReadonlySet<string>) =>
  found.kind === 'view' && found.view.permission !== undefined && permissions.has(found.view.permission)

export function destinationOf(path: string, { menu, registry, permissions, waiting = false }: Access): Destination {
  if (toHome.has(path)) return { kind: 'redirect', to: homePath }
  if (path === homePath) return { kind: 'home' }
  const entry = entryAt(menu, path)
  if (entry?.link) return { kind: 'frame', entry, link: entry.link }
  const found = registry.find(path)
  if (!found && waiting) return { kind: 'waiting', entry }
  if (!found) return entry ? { kind: 'missing', entry } : { kind: 'notFound' }
  return entry || granted(found, permissions) ? { kind: 'screen', entry, found } : { kind: 'forbidden' }
}

/** Whether it is opened as a tab. */
export const isTab = ({ kind }: Destination) => kind === 'home' || kind === 'screen' || kind === 'frame' || kind === 'missing'

export const entryOf = (destination: Destination): MenuEntry | undefined => ('entry' in destination ? destination.entry : undefined)

import type { DefaultModule, Language, TextLoaders } from '@jwsk/ui'
import type { ComponentType } from 'react'
import type { Resource, ScreenProps } from '../resource/model/resource'
import type { PrefetchContext } from '../runtime/types'

/** Hand-written React screen. */
export interface View {
  readonly load: () => Promise<DefaultModule<ComponentType<ScreenProps>>>
  /** Prefetches the data of the first render, e.g. on hover. */
  readonly prefetch?: (context: PrefetchContext) => Promise<void>
  /** Layout: `page` is inside the shell, with a tab; `fullscreen` fills the window. */
  readonly layout: 'page' | 'fullscreen'
  /** Whether the view is public, i.e. needs no session. */
  readonly isPublic: boolean
  /** Permission code required to open it. Defaults to the rules of the menu. */
  readonly permission?: string
  /** Title of the tab if no menu item has the path. */
  readonly title?: Readonly<Record<Language, string>>
  /** Path of the parent screen if no menu item has the path; its menu item is then marked active. */
  readonly parent?: string
}

/** Shape of a text that identifies a record; a list is only searched for matching texts. */
export type TextShape = 'phone' | 'plate' | 'number' | 'account'

/** Declaration of how the global search finds records of a list. */
export interface RecordSearch {
  /** Filters of the list, each with the shape of texts that it is searched for. */
  readonly filters: Readonly<Record<string, TextShape>>
  readonly load: () => Promise<DefaultModule<Resource>>
}

/** Menu item of a plugin, for a path that the platform's menu does not contain. */
export interface PluginMenuItem {
  readonly path: string
  readonly title: Readonly<Record<Language, string>>
  /** Icon as the platform's menu names it: `el-icon-document`. Defaults to one derived from the path. */
  readonly icon?: string
  /** Permission code required to show it. Defaults to all signed-in users. */
  readonly permission?: string
}

/** Business area. The manifest is small: it loads everything else by `import()`. */
export interface Plugin {
  readonly id: string
  /** Declared screens by the path of their menu item. */
  readonly resources: Readonly<Record<string, () => Promise<DefaultModule<Resource>>>>
  /** Hand-written screens by path; `:name` matches one segment. */
  readonly views: Readonly<Record<string, View>>
  /** Declarations that a hand-written screen contains or opens, by its path, so that their operations are known without opening it. */
  readonly nestedResources?: Readonly<Record<string, readonly (() => Promise<DefaultModule<Resource>>)[]>>
  /** Components shown next to menu items, by path. */
  readonly menuBadges: Readonly<Record<string, () => Promise<DefaultModule<ComponentType>>>>
  /** Records that the global search finds, by the path of their list; limited to lists in the user's menu. */
  readonly recordSearch: Readonly<Record<string, RecordSearch>>
  /** Custom menu items; those of this console's business areas come from the platform. */
  readonly menuItems?: readonly PluginMenuItem[]
  /** Permission codes beyond add, edit, view and delete. */
  readonly permissions: readonly string[]
  readonly locales: TextLoaders
}

/** Declaration of a plugin; omitted parts are empty. */
export type PluginDeclaration = Pick<Plugin, 'id' | 'locales'> & Partial<Plugin>

/** Source of a plugin, identified by its id before any of its code is loaded. */
export interface PluginSource {
  readonly id: string
  readonly load: () => Promise<Plugin>
}

import type { ComponentType } from 'react'
import type { Language, DefaultModule, TextLoaders } from '../i18n/types'
import type { Resource, ScreenProps } from '../resource/model/resource'
import type { PrefetchContext } from '../runtime/types'

/** A hand-written React screen. */
export interface View {
  readonly load: () => Promise<DefaultModule<ComponentType<ScreenProps>>>
  /** Asks the platform for what the screen shows first, before it is opened. */
  readonly prefetch?: (place: PrefetchContext) => Promise<void>
  /** `page`: inside the layout, with a tab; `bare`: the whole window. */
  readonly layout: 'page' | 'bare'
  /** Whether it opens without a session. */
  readonly isPublic: boolean
  /** The permission code that opens it; the menu decides unless said. */
  readonly permission?: string
  /** What its tab is called, where no menu entry names it. */
  readonly title?: Readonly<Record<Language, string>>
  /** The path of the screen that it belongs to, where no menu entry names it: that one is marked in the menu. */
  readonly parent?: string
}

/** What a text looks like that names a record: a list is asked for such a text only. */
export type TextShape = 'phone' | 'plate' | 'number' | 'account'

/** How the records of a list are found from the search of the shell. */
export interface RecordSearch {
  /** Filters of the list, and what a text looks like that each is asked with. */
  readonly filters: Readonly<Record<string, TextShape>>
  readonly load: () => Promise<DefaultModule<Resource>>
}

/** A line of the menu that a plugin brings itself, where the platform's menu has none of that path. */
export interface PluginMenuItem {
  readonly path: string
  readonly title: Readonly<Record<Language, string>>
  /** As the platform's menu names them: `el-icon-document`; by the path unless said. */
  readonly icon?: string
  /** The permission code without which it is not shown; everybody who is signed in sees it unless said. */
  readonly permission?: string
}

/** One business area. Light: it only lists things; whatever is heavy is behind `import()`. */
export interface Plugin {
  readonly id: string
  /** Declared screens by the path of their menu entry. */
  readonly resources: Readonly<Record<string, () => Promise<DefaultModule<Resource>>>>
  /** Hand-written screens by path; `:name` stands for one segment. */
  readonly views: Readonly<Record<string, View>>
  /** Declarations that a written screen is made of, or that a screen opens, by its path: what they use is known without opening it. */
  readonly nestedResources?: Readonly<Record<string, readonly (() => Promise<DefaultModule<Resource>>)[]>>
  /** A component shown beside a menu entry, by the entry's path. */
  readonly menuBadges: Readonly<Record<string, () => Promise<DefaultModule<ComponentType>>>>
  /** Which records the search of the shell finds, by the path of their list; people find what their menu holds. */
  readonly recordSearch: Readonly<Record<string, RecordSearch>>
  /** Its own lines of the menu; those of this console's areas are the platform's. */
  readonly menuItems?: readonly PluginMenuItem[]
  /** Permission codes beyond add, edit, view and delete. */
  readonly permissions: readonly string[]
  readonly locales: TextLoaders
}

/** What a plugin has to say of itself; what it leaves out, it has none of. */
export type PluginDeclaration = Pick<Plugin, 'id' | 'locales'> & Partial<Plugin>

/** Where a plugin comes from: known by its id before anything of it is fetched. */
export interface PluginSource {
  readonly id: string
  readonly load: () => Promise<Plugin>
}

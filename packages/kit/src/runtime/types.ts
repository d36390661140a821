import type { Client } from '@jwsk/sdk'
import type { MapSettings } from '@jwsk/ui'
import type { QueryClient } from '@tanstack/react-query'
import type { ComponentType } from 'react'

/** Notification that the shell shows at once. */
export interface Notice {
  readonly severity: 'success' | 'info' | 'warning' | 'error'
  readonly text: string
  /** What it is about, rendered next to the text: a record, or an action with its target. */
  readonly detail?: string
}

/** Settings of a deployment for its screens. */
export interface SiteSettings extends MapSettings {
  /** Time zone of all dates on the wire. Defaults to `Asia/Shanghai`. */
  readonly timeZone?: string
  /** Whether the login page asks for a tenant code. Defaults to unknown. */
  readonly tenantMode?: boolean
  /** URL of the engine that renders and edits reports. Defaults to no reports. */
  readonly reportUrl?: string
  /** URL of the picture behind the plans of wallboards. Defaults to a drawn lake. */
  readonly planImage?: string
  /** Origins, in addition to the page's own, from which images are loaded. */
  readonly imageOrigins?: readonly string[]
  /** Origins, in addition to the page's own, to which the page may connect: storage of uploads, videos. */
  readonly mediaOrigins?: readonly string[]
}

/** Preferences of one user in this browser: layouts of lists, saved filters. */
export interface Preferences {
  /** Reads the unvalidated value of a key, or `undefined`; the caller validates it. */
  readonly read: (key: string) => unknown
  /** Stores a value. Never throws: a value that cannot be persisted lasts as long as the screen. */
  readonly write: (key: string, value: unknown) => void
}

/** Services that the shell provides to every screen. */
export interface KitRuntime {
  readonly client: Client
  /** Prefix of every query key: session epoch, tenant, user, department, role, language. */
  readonly scope: readonly string[]
  /** Permission codes of the user; all others are denied. */
  readonly permissions: ReadonlySet<string>
  /** Whether the user's menu contains a path. Defaults to every path. */
  readonly canOpen?: (path: string) => boolean
  /** Shows a notice. Kit reports its own failed writes here, once; the shell adds no second message. */
  readonly notify: (notice: Notice) => void
  readonly site?: SiteSettings
  /** Renders the number of records that wait for the user at the address of a filtered list; nothing if there are none. */
  readonly PendingCount?: ComponentType<{ readonly address: string }>
  /** Preferences of the signed-in user; without them lists reset their layout. */
  readonly preferences?: Preferences
}

/** Context for prefetching a screen's data: the runtime and the query cache. */
export interface PrefetchContext {
  readonly runtime: KitRuntime
  readonly queries: QueryClient
}

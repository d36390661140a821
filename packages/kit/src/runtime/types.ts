import type { Client } from '@jwsk/sdk'
import type { QueryClient } from '@tanstack/react-query'

/** What the person should read at once; the shell shows it. */
export interface Notice {
  readonly severity: 'success' | 'info' | 'warning' | 'error'
  readonly text: string
}

/** The system of coordinates that a map service draws in: GCJ-02 is what the law of the mainland asks of its services. */
export type MapDatum = 'wgs84' | 'gcj02'

/** What a deployment decides about its screens. */
export interface SiteSettings {
  /** The zone of every date on the wire; `Asia/Shanghai` unless said. */
  readonly timeZone?: string
  /** Where map pictures come from; maps stand on a plain backdrop without. */
  readonly mapTiles?: {
    /** With `{z}`, `{x}` and `{y}`, or `{-y}` where rows are counted from the south; one layer over the other. */
    readonly urls: readonly string[]
    /** What `{s}` stands for, letter by letter. */
    readonly subdomains?: string
    readonly attribution: string
    readonly maxZoom?: number
    readonly datum?: MapDatum
  }
  /** Whom to ask for places by name or address, with `{query}`; nobody without. */
  readonly mapSearch?: { readonly url: string; readonly datum?: MapDatum }
  /** Where a map without a point opens, as `[latitude, longitude]`. */
  readonly mapCentre?: readonly [number, number]
  /** The engine that draws reports and lets people design them; without it there are none to open. */
  readonly reportUrl?: string
  /** Origins, besides the page's own, that pictures may come from. */
  readonly imageOrigins?: readonly string[]
}

/** What this browser keeps for one person: how lists look, which filters they saved. */
export interface Preferences {
  /** Whatever was written under the key, or `undefined`; whoever reads it checks it. */
  readonly read: (key: string) => unknown
  /** Never throws: what cannot be kept lasts as long as the screen. */
  readonly write: (key: string, value: unknown) => void
}

/** What the shell lends to every screen. */
export interface KitRuntime {
  readonly client: Client
  /** Prefix of every query key: session epoch, tenant, user, department, role, language. */
  readonly scope: readonly string[]
  /** The permission codes of the person; what is not in it is denied. */
  readonly permissions: ReadonlySet<string>
  /** Whether the person's menu holds a path; every path unless said. */
  readonly canOpen?: (path: string) => boolean
  /** Kit reports its own failed writes here, once; the shell adds no second message for them. */
  readonly notify: (notice: Notice) => void
  readonly site?: SiteSettings
  /** Of the person who is signed in; without it lists forget how they looked. */
  readonly preferences?: Preferences
}

/** Who asks ahead of a screen, and where the answer is kept. */
export interface PrefetchContext {
  readonly runtime: KitRuntime
  readonly queries: QueryClient
}

import type { Module } from '../i18n/types'
import type { Resource } from '../resource/types'
import type { Plugin, View } from './types'

interface FoundAt {
  readonly plugin: Plugin
  /** As the plugin wrote it, e.g. `/work/process/leave/handle/:taskId`. */
  readonly pattern: string
}

/** What answers for a path. The same path gives the same object. */
export type Found =
  | (FoundAt & { readonly kind: 'resource'; readonly load: () => Promise<Module<Resource>> })
  | (FoundAt & { readonly kind: 'view'; readonly view: View })

/** A path that a second plugin wanted as well; the first keeps it. */
export interface Conflict {
  readonly path: string
  readonly kept: string
  readonly refused: string
}

export interface Registry {
  readonly plugins: readonly Plugin[]
  readonly conflicts: readonly Conflict[]
  /** Every path that some plugin answers for, patterns included. */
  readonly paths: readonly string[]
  find(path: string): Found | undefined
}

const withoutQuery = (path: string) => path.replace(/[?#].*$/s, '').replace(/(.)\/+$/, '$1')

const segmentsOf = (path: string) => path.split('/').filter(Boolean)

function matches(pattern: readonly string[], path: readonly string[]): boolean {
  return pattern.length === path.length && pattern.every((segment, index) => segment.startsWith(':') || segment === path[index])
}

function screensOf(plugin: Plugin): Found[] {
  const resources = Object.entries(plugin.resources).map(([pattern, load]) => ({ kind: 'resource' as const, plugin, pattern, load }))
  const views = Object.entries(plugin.views).map(([pattern, shown]) => ({ kind: 'view' as const, plugin, pattern, view: shown }))
  return [...resources, ...views]
}

/** Every plugin's screens under one roof. */
export function createRegistry(plugins: readonly Plugin[]): Registry {
  const screens = new Map<string, Found>()
  const conflicts: Conflict[] = []
  for (const screen of plugins.flatMap(screensOf)) {
    const path = withoutQuery(screen.pattern)
    const standing = screens.get(path)
    if (standing) conflicts.push({ path, kept: standing.plugin.id, refused: screen.plugin.id })
    else screens.set(path, screen)
  }
  const patterns = [...screens].filter(([path]) => path.includes('/:')).map(([path, screen]) => ({ segments: segmentsOf(path), screen }))
  return {
    plugins,
    conflicts,
    paths: [...screens.keys()],
    find(path) {
      const exact = withoutQuery(path)
      const segments = segmentsOf(exact)
      return screens.get(exact) ?? patterns.find((entry) => matches(entry.segments, segments))?.screen
    },
  }
}

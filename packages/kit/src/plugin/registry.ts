import type { ComponentType } from 'react'
import type { DefaultModule } from '../i18n/types'
import { resourceView } from './resource-view'
import type { Plugin, View } from './types'

/** What answers for a path. The same path gives the same object. */
export interface ScreenMatch {
  readonly plugin: Plugin
  /** As the plugin wrote it, e.g. `/work/process/leave/handle/:taskId`. */
  readonly pattern: string
  readonly view: View
}

/** A path that a second plugin wanted as well; the first keeps it. */
export interface PathConflict {
  readonly path: string
  readonly keptBy: string
  readonly refusedFor: string
}

export interface PluginRegistry {
  readonly plugins: readonly Plugin[]
  readonly conflicts: readonly PathConflict[]
  /** Every path that some plugin answers for, patterns included. */
  readonly paths: readonly string[]
  find(path: string): ScreenMatch | undefined
  /** What stands beside the menu entry of a path. */
  findMenuBadge(path: string): (() => Promise<DefaultModule<ComponentType>>) | undefined
}

const stripQuery = (path: string) => path.replace(/[?#].*$/s, '').replace(/(?<=[^/]|^\/)\/+$/, '')

const splitSegments = (path: string) => path.split('/').filter(Boolean)

function matches(pattern: readonly string[], path: readonly string[]): boolean {
  return pattern.length === path.length && pattern.every((segment, index) => segment.startsWith(':') || segment === path[index])
}

// the same plugin gives the same screens in every registry: a screen on show is not built anew when another plugin arrives
const screens = new WeakMap<Plugin, readonly ScreenMatch[]>()

function getScreens(plugin: Plugin): readonly ScreenMatch[] {
  const standing = screens.get(plugin)
  if (standing) return standing
  const resources = Object.entries(plugin.resources).map(([pattern, load]) => ({ plugin, pattern, view: resourceView(load) }))
  const views = Object.entries(plugin.views).map(([pattern, shown]) => ({ plugin, pattern, view: shown }))
  const found = [...resources, ...views]
  screens.set(plugin, found)
  return found
}

/** Every plugin's screens under one roof. */
export function createRegistry(plugins: readonly Plugin[]): PluginRegistry {
  const byPath = new Map<string, ScreenMatch>()
  const badges = new Map(
    plugins.toReversed().flatMap(({ menuBadges }) => Object.entries(menuBadges).map(([path, load]) => [stripQuery(path), load] as const)),
  )
  const conflicts: PathConflict[] = []
  for (const screen of plugins.flatMap(getScreens)) {
    const path = stripQuery(screen.pattern)
    const standing = byPath.get(path)
    if (standing) conflicts.push({ path, keptBy: standing.plugin.id, refusedFor: screen.plugin.id })
    else byPath.set(path, screen)
  }
  const patterns = [...byPath].filter(([path]) => path.includes('/:')).map(([path, screen]) => ({ segments: splitSegments(path), screen }))
  return {
    plugins,
    conflicts,
    paths: [...byPath.keys()],
    find(path) {
      const exact = stripQuery(path)
      const segments = splitSegments(exact)
      return byPath.get(exact) ?? patterns.find((entry) => matches(entry.segments, segments))?.screen
    },
    findMenuBadge: (path) => badges.get(stripQuery(path)),
  }
}

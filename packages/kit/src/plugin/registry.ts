import type { DefaultModule } from '@jwsk/ui'
import type { ComponentType } from 'react'
import { resourceView } from './resource-view'
import type { Plugin, View } from './types'

/** Screen that matches a path. The same path returns the same object. */
export interface ScreenMatch {
  readonly plugin: Plugin
  /** Path pattern as the plugin declared it, e.g. `/work/process/leave/handle/:taskId`. */
  readonly pattern: string
  readonly view: View
}

/** Path that a second plugin also declared; the first one wins. */
export interface PathConflict {
  readonly path: string
  readonly keptBy: string
  readonly refusedFor: string
}

export interface PluginRegistry {
  readonly plugins: readonly Plugin[]
  readonly conflicts: readonly PathConflict[]
  /** All declared paths, patterns included. */
  readonly paths: readonly string[]
  find(path: string): ScreenMatch | undefined
  /** Finds the component shown next to the menu item of a path. */
  findMenuBadge(path: string): (() => Promise<DefaultModule<ComponentType>>) | undefined
}

const stripQuery = (path: string) => path.replace(/[?#].*$/s, '').replace(/(?<=[^/]|^\/)\/+$/, '')

const splitSegments = (path: string) => path.split('/').filter(Boolean)

function matches(pattern: readonly string[], path: readonly string[]): boolean {
  return pattern.length === path.length && pattern.every((segment, index) => segment.startsWith(':') || segment === path[index])
}

// all registries share a plugin's screens: a mounted screen keeps its identity when another plugin loads
const screens = new WeakMap<Plugin, readonly ScreenMatch[]>()

function getScreens(plugin: Plugin): readonly ScreenMatch[] {
  const existing = screens.get(plugin)
  if (existing) return existing
  const resources = Object.entries(plugin.resources).map(([pattern, load]) => ({ plugin, pattern, view: resourceView(load) }))
  const views = Object.entries(plugin.views).map(([pattern, view]) => ({ plugin, pattern, view: view }))
  const found = [...resources, ...views]
  screens.set(plugin, found)
  return found
}

/** Creates a registry of the screens of all plugins. */
export function createRegistry(plugins: readonly Plugin[]): PluginRegistry {
  const byPath = new Map<string, ScreenMatch>()
  const badges = new Map(
    plugins.toReversed().flatMap(({ menuBadges }) => Object.entries(menuBadges).map(([path, load]) => [stripQuery(path), load] as const)),
  )
  const conflicts: PathConflict[] = []
  for (const screen of plugins.flatMap(getScreens)) {
    const path = stripQuery(screen.pattern)
    const existing = byPath.get(path)
    if (existing) conflicts.push({ path, keptBy: existing.plugin.id, refusedFor: screen.plugin.id })
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

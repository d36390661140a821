import { isRecord } from '@jwsk/sdk'
import type { Plugin } from './types'

const isPath = (path: string) => /^\/(?!\/)[^\s\\]*$/.test(path)

function findManifestErrors(value: Readonly<Record<string, unknown>>, id: string): readonly string[] {
  const { resources, views, menuBadges, recordSearch, permissions, locales } = value
  const lists = { resources, views, menuBadges, recordSearch, locales }
  const missing = Object.entries(lists).flatMap(([name, list]) => (isRecord(list) ? [] : [`it lists no ${name}`]))
  if (missing.length > 0) return missing
  const paths = [resources, views, menuBadges, recordSearch].flatMap((list) => Object.keys(list ?? {}))
  const loads = [resources, menuBadges, locales].flatMap((list) => Object.values(list ?? {}))
  const loaders = [views, recordSearch]
    .flatMap((list) => Object.values(list ?? {}))
    .map((one: unknown) => (isRecord(one) ? one['load'] : undefined))
  return [
    ...(value['id'] === id ? [] : [`it calls itself "${String(value['id'])}"`]),
    ...paths.filter((path) => !isPath(path)).map((path) => `"${path}" is no path`),
    ...([...loads, ...loaders].every((load) => typeof load === 'function') ? [] : ['a screen of it cannot be loaded']),
    ...(Array.isArray(permissions) ? [] : ['it lists no permissions']),
  ]
}

/**
 * Returns the value if it is a valid plugin manifest.
 *
 * @throws Error that names the invalid part.
 */
export function validatePlugin(value: unknown, id: string): Plugin {
  const problems = isRecord(value) ? findManifestErrors(value, id) : ['it exports no plugin']
  if (problems.length > 0) throw new Error(`plugin ${id}: ${problems.join('; ')}`)
  return value as Plugin // every part was validated above
}

import type { DefaultModule } from '@jwsk/ui'
import type { DictSource } from '../fields/dict/use-dict-entries'
import type { Resource } from '../resource/model/resource'
import type { Plugin } from './types'

/** Field of a screen whose values are entries of a dictionary. */
export interface DictionaryUsage {
  readonly plugin: Plugin
  /** Path of the screen, as declared by its plugin. */
  readonly path: string
  /** First part of its text keys. */
  readonly resource: string
  readonly fields: readonly string[]
}

type Declared = readonly [path: string, load: () => Promise<DefaultModule<Resource>>]

const getDeclaredResources = ({ resources, nestedResources = {}, recordSearch }: Plugin): readonly Declared[] => [
  ...Object.entries(resources),
  ...Object.entries(nestedResources).flatMap(([path, loads]) => loads.map((load) => [path, load] as const)),
  ...Object.entries(recordSearch).flatMap(([path, { load }]) => (resources[path] || nestedResources[path] ? [] : [[path, load] as const])),
]

const findFields = ({ fields }: Resource, { operation, code }: DictSource) =>
  Object.keys(fields).filter((name) => {
    const dictionary = fields[name]?.dictionary
    return dictionary?.code === code && dictionary.operation.id === operation.id
  })

/** Finds all declared screens that use the dictionary; skips declarations that fail to load. */
export async function findDictionaryUsages(plugins: readonly Plugin[], source: DictSource): Promise<readonly DictionaryUsage[]> {
  const declared = plugins.flatMap((plugin) => getDeclaredResources(plugin).map(([path, load]) => ({ plugin, path, load })))
  const loaded = await Promise.allSettled(declared.map(async ({ load, ...at }) => ({ ...at, resource: (await load()).default })))
  return loaded.flatMap((answer) => {
    if (answer.status === 'rejected') return []
    const { resource, ...at } = answer.value
    const fields = findFields(resource, source)
    return fields.length > 0 ? [{ ...at, resource: resource.name, fields }] : []
  })
}

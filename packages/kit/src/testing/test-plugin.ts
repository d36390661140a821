import type { Language, TextTree } from '@jwsk/ui'
import { describe, expect, test } from 'vitest'
import { createRegistry } from '../plugin/registry'
import type { Plugin } from '../plugin/types'
import type { Resource } from '../resource/model/resource'

const languages: readonly Language[] = ['zh-cn', 'en']

function flattenTexts(texts: TextTree, prefix = ''): readonly (readonly [string, string])[] {
  return Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [[prefix + key, value] as const] : flattenTexts(value, `${prefix}${key}.`),
  )
}

const getTextKeys = (texts: TextTree) =>
  flattenTexts(texts)
    .map(([key]) => key)
    .sort()

const getRequiredLabels = ({ fields, sections, rowActions, bulkActions, toolbarActions }: Resource): readonly string[] => [
  ...['title', 'record'],
  ...Object.entries(fields).flatMap(([name, { textKeys = [] }]) => [`fields.${name}`, ...textKeys]),
  ...sections.flatMap(({ name }) => (name ? `sections.${name}` : [])),
  ...[...rowActions, ...bulkActions, ...toolbarActions].map(({ name }) => `actions.${name}`),
]

/** Returns the whole keys without a text. */
const findMissing = (keys: readonly string[], texts: ReadonlyMap<string, string>) => keys.filter((key) => !texts.get(key)?.trim())

/**
 * Registers the tests that every plugin must pass; call it in the plugin's test file.
 *
 * @example
 * import { testPlugin } from '@jwsk/kit/testing'
 * import { parking } from './plugin'
 * testPlugin(parking)
 */
export function testPlugin(plugin: Plugin): void {
  const paths = [...Object.keys(plugin.resources), ...Object.keys(plugin.views)]
  describe(`plugin ${plugin.id}`, () => {
    test('each path is absolute and resolves to one screen', () => {
      const registry = createRegistry([plugin])
      expect(registry.conflicts).toEqual([])
      for (const path of paths) {
        expect(path).toMatch(/^\/\S+$/)
        expect(registry.find(path)?.plugin).toBe(plugin)
      }
    })

    test('all languages have the same texts, none of them empty', async () => {
      const [reference, ...others] = await Promise.all(languages.map(async (language) => (await plugin.locales[language]()).default))
      for (const other of others) expect(getTextKeys(other)).toEqual(getTextKeys(reference ?? {}))
      for (const [key, text] of [reference ?? {}, ...others].flatMap((texts) => flattenTexts(texts))) expect(text.trim(), key).not.toBe('')
    })

    for (const [path, load] of Object.entries(plugin.resources))
      test(`${path} loads and has labels for all fields, choices, sections and actions`, async () => {
        const resource = (await load()).default
        const texts = new Map(flattenTexts((await plugin.locales['zh-cn']()).default))
        const keys = getRequiredLabels(resource).map((key) => `${resource.name}.${key}`)
        expect(findMissing(keys, texts), 'texts that zh-cn lacks').toEqual([])
        expect(resource.columns.length).toBeGreaterThan(0)
      })

    for (const [path, load] of Object.entries(plugin.resources))
      test(`${path} has a consequence text or a skip reason for each action`, async () => {
        const { name, rowActions, bulkActions, toolbarActions } = (await load()).default
        const texts = new Map(flattenTexts((await plugin.locales['zh-cn']()).default))
        const actions = [...rowActions, ...bulkActions, ...toolbarActions]
        for (const action of actions) if (action.run) expect(action.skipConfirmReason?.trim(), action.name).toBeTruthy()
        const keys = actions.flatMap((action) => (action.confirms ? [`${name}.consequence.${action.name}`] : []))
        expect(findMissing(keys, texts), 'texts that zh-cn lacks').toEqual([])
      })

    for (const [path, { filters, load }] of Object.entries(plugin.recordSearch))
      test(`${path} supports the filters of its record search`, async () => {
        expect(paths).toContain(path)
        expect((await load()).default.search).toEqual(expect.arrayContaining(Object.keys(filters)))
      })

    for (const [path, { load }] of Object.entries(plugin.views))
      test(`${path} loads a component`, async () => {
        expect(typeof (await load()).default).toMatch(/function|object/)
      })

    test('permission codes are in snake case', () => {
      for (const code of plugin.permissions) expect(code).toMatch(/^[a-z][a-z0-9]*(_[a-z0-9]+)*$/)
    })
  })
}

import { describe, expect, test } from 'vitest'
import type { Language, TextTree } from '../i18n/types'
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
  ...Object.keys(fields).map((name) => `fields.${name}`),
  ...sections.flatMap(({ name }) => (name ? `sections.${name}` : [])),
  ...[...rowActions, ...bulkActions, ...toolbarActions].map(({ name }) => `actions.${name}`),
]

/**
 * What every plugin owes the shell; three lines in its own test file.
 *
 * @example
 * import { testPlugin } from '@jwsk/kit/testing'
 * import { parking } from './plugin'
 * testPlugin(parking)
 */
export function testPlugin(plugin: Plugin): void {
  const paths = [...Object.keys(plugin.resources), ...Object.keys(plugin.views)]
  describe(`plugin ${plugin.id}`, () => {
    test('each path starts at the root and leads to one screen', () => {
      const registry = createRegistry([plugin])
      expect(registry.conflicts).toEqual([])
      for (const path of paths) {
        expect(path).toMatch(/^\/\S+$/)
        expect(registry.find(path)?.plugin).toBe(plugin)
      }
    })

    test('each language has the same texts, none of them empty', async () => {
      const [reference, ...others] = await Promise.all(languages.map(async (language) => (await plugin.locales[language]()).default))
      for (const other of others) expect(getTextKeys(other)).toEqual(getTextKeys(reference ?? {}))
      for (const [key, text] of [reference ?? {}, ...others].flatMap((texts) => flattenTexts(texts))) expect(text.trim(), key).not.toBe('')
    })

    for (const [path, load] of Object.entries(plugin.resources))
      test(`${path} loads, and every field, section and action of it has a label`, async () => {
        const resource = (await load()).default
        const texts = new Map(flattenTexts((await plugin.locales['zh-cn']()).default))
        for (const key of getRequiredLabels(resource)) expect(texts.get(`${resource.name}.${key}`), key).toBeTruthy()
        expect(resource.columns.length).toBeGreaterThan(0)
      })

    for (const [path, load] of Object.entries(plugin.resources))
      test(`${path} changes no state without a question that says what follows, or a reason why none is asked`, async () => {
        const { name, rowActions, bulkActions, toolbarActions } = (await load()).default
        const texts = new Map(flattenTexts((await plugin.locales['zh-cn']()).default))
        for (const action of [...rowActions, ...bulkActions, ...toolbarActions]) {
          if (action.run) expect(action.skipConfirmReason?.trim(), action.name).toBeTruthy()
          if (action.confirms) expect(texts.get(`${name}.consequence.${action.name}`), action.name).toBeTruthy()
        }
      })

    for (const [path, { filters, load }] of Object.entries(plugin.recordSearch))
      test(`${path} can be filtered by what its records are found by`, async () => {
        expect(paths).toContain(path)
        expect((await load()).default.search).toEqual(expect.arrayContaining(Object.keys(filters)))
      })

    for (const [path, { load }] of Object.entries(plugin.views))
      test(`${path} loads a component`, async () => {
        expect(typeof (await load()).default).toMatch(/function|object/)
      })

    test('permission codes are words with underscores', () => {
      for (const code of plugin.permissions) expect(code).toMatch(/^[a-z][a-z0-9]*(_[a-z0-9]+)*$/)
    })
  })
}

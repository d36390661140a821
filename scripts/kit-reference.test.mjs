// compares the reference of the kit with what the kit exports
import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, test } from 'vitest'
import { actionsInChinese, keysInChinese } from './kit-reference/chinese.mjs'
import { createGroups, createPage, pageFiles } from './kit-reference/create-pages.mjs'
import { splitDoc } from './kit-reference/read-options.mjs'
import { resolveFromRoot } from './lib/root.mjs'

const read = (file) => readFileSync(resolveFromRoot(file), 'utf8')

/** Returns the names that the index of the kit exports, by its text. */
const listExports = () =>
  [...read('packages/kit/src/index.ts').matchAll(/^export (?:type )?\{([^}]+)\}/gm)].flatMap(([, list]) =>
    list.split(',').flatMap((name) => name.replace(/^\s*type /, '').trim() || []),
  )

const exportGroups = new Set(['kinds', 'slots', 'components', 'hooks', 'functions', 'types'])
let groups
const getEntries = (name) => groups.find((group) => group.name === name).entries
const getNames = (name) => getEntries(name).map((entry) => entry.name)

beforeAll(() => {
  groups = createGroups()
}, 60_000)

describe.each(Object.entries(pageFiles))('the reference in %s', (language, file) => {
  test('is current: npm run docs:kit', () => {
    expect(read(file)).toBe(createPage(groups, language))
  })

  test('has an entry for each export, and no other', () => {
    const headings = [...read(file).matchAll(/^### `([\w.]+)` \{#(\w+)-/gm)]
    const entries = headings.flatMap(([, name, group]) => (exportGroups.has(group) ? [name] : []))
    expect(entries.sort()).toEqual(listExports().sort())
  })
})

describe('every', () => {
  test('export has a docstring', () => {
    expect(groups.flatMap(({ entries }) => entries.flatMap(({ name, doc }) => (doc ? [] : [name])))).toEqual([])
  })

  test('option of a field kind and key of a declaration has a docstring', () => {
    const listed = ['kinds', 'keys'].flatMap((name) => getEntries(name))
    expect(listed.flatMap(({ name, rows }) => rows.flatMap((row) => (row.doc ? [] : [`${name}.${row.name}`])))).toEqual([])
  })

  test('field kind, declaration key and action has a Chinese description', () => {
    const listed = ['kinds', 'keys', 'actions'].flatMap((name) => getEntries(name))
    expect(listed.flatMap(({ name, zh }) => (zh ? [] : [name]))).toEqual([])
    expect(Object.keys(keysInChinese)).toEqual(getNames('keys'))
    expect(Object.keys(actionsInChinese)).toEqual(getNames('actions'))
  })

  test('field kind, declaration key and action has an example', () => {
    const listed = ['kinds', 'keys', 'actions'].flatMap((name) => getEntries(name))
    expect(listed.flatMap(({ name, example }) => (example?.includes(name) ? [] : [name]))).toEqual([])
  })
})

test('`splitDoc` separates the default from the sentences', () => {
  expect(splitDoc('Width in pixels. Defaults to `medium`.')).toEqual({ doc: 'Width in pixels.', default: '`medium`' })
  expect(splitDoc('Fields. Defaults to 60 000. {@link Row}')).toEqual({ doc: 'Fields. `Row`', default: '60 000' })
  expect(splitDoc('Ratio. Defaults to 1.5.')).toEqual({ doc: 'Ratio.', default: '1.5' })
  expect(splitDoc('No default')).toEqual({ doc: 'No default' })
})

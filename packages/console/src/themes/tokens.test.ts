import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { type Mode, themeOf, themes } from '../preferences/model'
import { contrast } from './testing/contrast'

const css = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8')

type Table = ReadonlyMap<string, string>

function colours(sheet: string, selector: string): Table {
  const block = sheet.match(new RegExp(`${selector.replace(/[[\]]/g, '\\$&')} \\{([^}]*)\\}`))?.[1] ?? ''
  return new Map([...block.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map((match) => [match[1] ?? '', match[2] ?? '']))
}

const surfaces = ['surface-0', 'surface-1', 'surface-2', 'surface-3']
const states = ['success', 'warning', 'danger', 'info']

const text: readonly (readonly [string, string])[] = [
  ...surfaces.flatMap(
    (surface) =>
      [
        ['text', surface],
        ['text-muted', surface],
      ] as const,
  ),
  ...['accent', ...states, 'help'].flatMap(
    (role) =>
      [
        [role, 'surface-1'],
        ['accent-text', role],
      ] as const,
  ),
  ...['accent', ...states].flatMap(
    (role) =>
      [
        [role, `${role}-soft`],
        ['text', `${role}-soft`],
        ['text-muted', `${role}-soft`],
      ] as const,
  ),
  ['accent', 'surface-0'],
  ['danger', 'surface-0'],
  ['sidebar-text', 'sidebar-bg'],
  ['sidebar-text', 'sidebar-hover-bg'],
  ['sidebar-active-text', 'sidebar-active-bg'],
  ['sidebar-strong', 'sidebar-bg'],
  ['sidebar-strong', 'sidebar-hover-bg'],
  ['brand-text', 'brand-1'],
  ['brand-text', 'brand-2'],
  ['topbar-text', 'topbar-bg'],
  ['tooltip-text', 'tooltip-bg'],
]

const marks: readonly (readonly [string, string])[] = [
  ...surfaces.slice(0, 3).flatMap(
    (surface) =>
      [
        ['border-strong', surface],
        ['focus', surface],
      ] as const,
  ),
  ['focus', 'surface-3'],
  ['accent', 'surface-2'],
]

const base = { light: colours(css, ':root[data-mode="light"]'), dark: colours(css, ':root[data-mode="dark"]') }

function tableOf(theme: string, mode: Mode): Table {
  if (theme === 'default') return base[mode]
  const sheet = readFileSync(join(import.meta.dirname, `catalogue/${theme}.css`), 'utf8')
  return new Map([...base[mode], ...colours(sheet, `:root[data-theme="${theme}"][data-mode="${mode}"]`)])
}

const variants = themes
  .flatMap(({ name }) => (['light', 'dark'] as const).map((mode) => [name, mode] as const))
  .filter(([name, mode]) => (themeOf(name).mode ?? mode) === mode)

describe.each(variants)('the theme %s in %s', (name, mode) => {
  const table = tableOf(name, mode)
  const ratio = ([one, other]: readonly [string, string]) => contrast(table.get(one) ?? '#000000', table.get(other) ?? '#000000')
  const failing = (pairs: readonly (readonly [string, string])[], least: number) =>
    pairs.filter((pair) => ratio(pair) < least).map((pair) => `${pair.join(' on ')} ${ratio(pair).toFixed(2)}`)

  it('defines every role that is checked', () => {
    expect([...new Set([...text, ...marks].flat())].filter((role) => !table.has(role))).toEqual([])
  })
  it('gives text at least 4.5 : 1', () => expect(failing(text, 4.5)).toEqual([]))
  it('gives controls and meaningful borders at least 3 : 1', () => expect(failing(marks, 3)).toEqual([]))
})

it('light and dark define the same roles', () => {
  expect([...base.dark.keys()].sort()).toEqual([...base.light.keys()].sort())
})

it('no two themes look the same', () => {
  const looks = variants.map(([name, mode]) => JSON.stringify([...tableOf(name, mode)].sort()))
  expect(new Set(looks).size).toBe(variants.length)
})

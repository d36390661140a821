import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { Mode, Theme } from '../platform/site/console-options'
import { standardThemes } from '../platform/site/standard-themes'
import { getColorDistance, getContrastRatio, mixColors } from './testing/contrast'

const themes: readonly Theme[] = standardThemes
const css = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8')

type Table = ReadonlyMap<string, string>

/** Whether a rule applies to a theme in a mode; attributes that the selector omits match all. */
const matchesTheme = (selector: string, theme: string, mode: Mode) =>
  [
    ['theme', theme],
    ['mode', mode],
  ].every(([attribute, value]) => {
    const named = [...selector.matchAll(new RegExp(`data-${attribute}="([\\w-]+)"`, 'g'))].map((match) => match[1])
    return named.length === 0 || named.includes(value)
  })

const declaredWhere = (sheet: string, isWanted: (selector: string) => boolean): Table =>
  new Map(
    [...sheet.matchAll(/^(:root[^{}]*) \{([^{}]*)\}/gm)]
      .filter(([, selector = '']) => isWanted(selector))
      .flatMap(([, , body = '']) => [...body.matchAll(/--([\w-]+): ([^;]+);/g)])
      .map((match) => [match[1] ?? '', match[2] ?? '']),
  )

const declared = (sheet: string, theme: string, mode: Mode) => declaredWhere(sheet, (selector) => matchesTheme(selector, theme, mode))

/** Resolves a value to a color; `undefined` if it is none or translucent. */
function resolveColor(table: Table, value: string): string | undefined {
  if (/^#[0-9a-f]{6}$/.test(value)) return value
  const name = /^var\(--([\w-]+)\)$/.exec(value)?.[1]
  if (name) return resolveColor(table, table.get(name) ?? '')
  const [, one, share, other] = /^color-mix\(in srgb, (\S+) (\d+)%, (\S+)\)$/.exec(value) ?? []
  const [first, second] = [one && resolveColor(table, one), other && resolveColor(table, other)]
  return first && second ? mixColors(first, second, Number(share) / 100) : undefined
}

const resolved = (table: Table): Table =>
  new Map(
    [...table].flatMap(([name, value]) => {
      const color = resolveColor(table, value)
      return color ? [[name, color] as const] : []
    }),
  )

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
  ['topbar-muted', 'topbar-bg'],
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
  ['sidebar-mark', 'sidebar-active-bg'],
]

const seriesColours = ['accent', 'series-2', 'series-3', 'series-4', 'series-5', 'series-6', 'border-strong']

const base = { light: declared(css, 'default', 'light'), dark: declared(css, 'default', 'dark') }

function createTable(theme: string, mode: Mode): Table {
  if (theme === 'default') return resolved(base[mode])
  const sheet = readFileSync(join(import.meta.dirname, `catalogue/${theme}.css`), 'utf8')
  return resolved(new Map([...declared(css, theme, mode), ...declared(sheet, theme, mode)]))
}

const variants = themes.flatMap((theme) =>
  (['light', 'dark'] as const).filter((mode) => (theme.mode ?? mode) === mode).map((mode) => [theme.name, mode] as const),
)

describe.each(variants)('the theme %s in %s', (name, mode) => {
  const table = createTable(name, mode)
  const ratio = ([one, other]: readonly [string, string]) => getContrastRatio(table.get(one) ?? '#000000', table.get(other) ?? '#000000')
  const failing = (pairs: readonly (readonly [string, string])[], minRatio: number) =>
    pairs.filter((pair) => ratio(pair) < minRatio).map((pair) => `${pair.join(' on ')} ${ratio(pair).toFixed(2)}`)

  it('defines every role that is checked', () => {
    expect([...new Set([...text, ...marks].flat())].filter((role) => !table.has(role))).toEqual([])
  })
  it('gives text at minRatio 4.5 : 1', () => expect(failing(text, 4.5)).toEqual([]))
  it('keeps chart series distinguishable from each other and the background', () => {
    expect(
      failing(
        seriesColours.map((role) => [role, 'surface-1'] as const),
        3,
      ),
    ).toEqual([])
    const close = seriesColours.flatMap((one, at) =>
      seriesColours
        .slice(at + 1)
        .filter((other) => getColorDistance(table.get(one) ?? '', table.get(other) ?? '') < 0.09)
        .map((other) => `${one}, ${other}`),
    )
    expect(close).toEqual([])
  })
  it('keeps destructive actions distinguishable from others', () => {
    expect(getColorDistance(table.get('accent') ?? '', table.get('danger') ?? '')).toBeGreaterThan(0.13)
  })
  it('keeps warnings distinguishable from actions, success and errors', () => {
    const from = (role: string) => getColorDistance(table.get('warning') ?? '', table.get(role) ?? '')
    expect(['accent', 'success', 'danger'].filter((role) => from(role) < 0.08)).toEqual([])
  })
  it('gives controls and meaningful borders at minRatio 3 : 1', () => expect(failing(marks, 3)).toEqual([]))
})

// white in both modes: each is on a dark background in both
const sameInBoth = ['brand-text', 'on-mask', 'sidebar-strong']

it('light and dark define the same roles', () => {
  const light = declaredWhere(css, (selector) => selector === ':root')
  const dark = declaredWhere(css, (selector) => selector === ':root[data-mode="dark"]')
  // derived roles follow the colors that they are derived from
  const stated = [...light].flatMap(([role, value]) => (/#[0-9a-f]{3}|rgb\(/.test(value) && !value.includes('var(') ? [role] : []))
  expect(stated.filter((role) => !dark.has(role)).sort()).toEqual(sameInBoth)
  expect([...dark.keys()].filter((role) => !light.has(role))).toEqual([])
})

it('no two themes look the same', () => {
  const looks = variants.map(([name, mode]) => JSON.stringify([...createTable(name, mode)].sort()))
  expect(new Set(looks).size).toBe(variants.length)
})

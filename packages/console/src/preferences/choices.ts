import type { Language } from '@jwsk/kit'
import { isRecord } from '@jwsk/sdk'
import { type Arrangement, switchNames } from '../site/model'

export type Mode = 'light' | 'dark'

/** What a theme brings besides its style sheet; the name is that on the wire and in the texts. */
export interface Theme {
  readonly name: string
  /** The one mode that it exists in. */
  readonly mode?: Mode
  /** What stands where the day begins; a page unless said. */
  readonly home?: 'desktop'
  /** It changes more than colours: with it the page begins anew, at home. */
  readonly reloads?: true
}

export const themes = [
  { name: 'default' },
  { name: 'white' },
  { name: 'dark', mode: 'dark' },
  { name: 'hey' },
  { name: 'star', mode: 'dark' },
  { name: 'vip', mode: 'dark' },
  { name: 'bule' },
  { name: 'iview' },
  { name: 'cool' },
  { name: 'd2' },
  { name: 'lte' },
  { name: 'beautiful' },
  { name: 'mac-os', home: 'desktop', reloads: true },
] as const satisfies readonly Theme[]

export type ThemeName = (typeof themes)[number]['name']

export const themeOf = (name: ThemeName): Theme => themes.find((theme) => theme.name === name) ?? themes[0]

/** What this browser remembers. */
export interface Preferences {
  readonly language: Language
  /** Light or dark; follows the system until the person chooses. */
  readonly mode: Mode | 'system'
  readonly theme: ThemeName
  /** By tenant and user. */
  readonly people: Readonly<Record<string, Partial<Arrangement>>>
}

export const firstVisit: Preferences = {
  language: 'zh-cn',
  mode: 'system',
  theme: 'default',
  people: {},
}

const oneOf =
  (...allowed: readonly unknown[]) =>
  (value: unknown) =>
    allowed.includes(value)

type EntryChecks = Readonly<Record<string, (value: unknown) => boolean>>

const arrangementChecks: EntryChecks = {
  sidebar: oneOf('open', 'collapsed'),
  layout: oneOf('side', 'top'),
  hidden: (value) => Array.isArray(value) && value.every(oneOf(...switchNames)),
}

const validEntries = (stored: unknown, checks: EntryChecks) =>
  Object.fromEntries(
    Object.entries(isRecord(stored) ? stored : {}).filter(([key, value]) => Object.hasOwn(checks, key) && checks[key]?.(value)),
  )

const checks: EntryChecks = {
  language: oneOf('zh-cn', 'en'),
  mode: oneOf('system', 'light', 'dark'),
  theme: oneOf(...themes.map(({ name }) => name)),
  people: isRecord,
}

/** Keeps what is a known choice; storage can hold anything. */
export function knownPreferences(stored: unknown): Partial<Preferences> {
  const { people, ...rest }: Partial<Preferences> = validEntries(stored, checks)
  if (!people) return rest
  return {
    ...rest,
    people: Object.fromEntries(Object.entries(people).map(([person, own]) => [person, validEntries(own, arrangementChecks)])),
  }
}

import type { CustomLanguage, Language } from '@jwsk/kit'
import { isRecord } from '@jwsk/sdk'
import type { ConsoleBuild, Mode, Theme } from '../site/console-options'
import { type Arrangement, switchNames } from '../site/model'

/** Which of them a page may show. */
export type KnownAppearance = Pick<ConsoleBuild, 'themes' | 'locales'>

export const getTheme = (name: string, { themes }: KnownAppearance): Theme => themes.find((theme) => theme.name === name) ?? themes[0] ?? { name }

/** What its id stands for. */
export const getLanguage = (language: string, { locales }: KnownAppearance): Language | CustomLanguage =>
  locales.find(({ id }) => id === language) ?? (language === 'en' ? 'en' : 'zh-cn')

/** All languages that there are, each under its own name, whatever is on screen. */
export const getLanguages = ({ locales }: KnownAppearance): readonly Pick<CustomLanguage, 'id' | 'name'>[] => [
  { id: 'zh-cn', name: '简体中文' },
  { id: 'en', name: 'English' },
  ...locales,
]

/** What this browser remembers. */
export interface Preferences {
  readonly language: string
  /** Light or dark; follows the system until the person chooses. */
  readonly mode: Mode | 'system'
  readonly theme: string
  /** By tenant and user. */
  readonly people: Readonly<Record<string, Partial<Arrangement>>>
}

export const defaultPreferences: Preferences = {
  language: 'zh-cn',
  mode: 'system',
  theme: 'default',
  people: {},
}

const isOneOf =
  (...allowed: readonly unknown[]) =>
  (value: unknown) =>
    allowed.includes(value)

type EntryChecks = Readonly<Record<string, (value: unknown) => boolean>>

const arrangementChecks: EntryChecks = {
  sidebar: isOneOf('open', 'collapsed'),
  layout: isOneOf('side', 'top'),
  hidden: (value) => Array.isArray(value) && value.every(isOneOf(...switchNames)),
}

const validEntries = (stored: unknown, checks: EntryChecks) =>
  Object.fromEntries(
    Object.entries(isRecord(stored) ? stored : {}).filter(([key, value]) => Object.hasOwn(checks, key) && checks[key]?.(value)),
  )

const checksFor = (known: KnownAppearance): EntryChecks => ({
  language: isOneOf(...getLanguages(known).map(({ id }) => id)),
  mode: isOneOf('system', 'light', 'dark'),
  theme: isOneOf(...known.themes.map(({ name }) => name)),
  people: isRecord,
})

/** Keeps what is a known choice; storage can hold anything. */
export function parsePreferences(stored: unknown, known: KnownAppearance): Partial<Preferences> {
  const { people, ...rest }: Partial<Preferences> = validEntries(stored, checksFor(known))
  if (!people) return rest
  return {
    ...rest,
    people: Object.fromEntries(Object.entries(people).map(([person, own]) => [person, validEntries(own, arrangementChecks)])),
  }
}

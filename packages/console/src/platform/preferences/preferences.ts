import type { Language } from '@jwsk/kit'
import { isRecord } from '@jwsk/sdk'
import type { CustomLanguage } from '@jwsk/ui'
import type { ConsoleBuild, Mode, Theme } from '../site/console-options'
import { type Arrangement, switchNames } from '../site/model'

/** Themes and languages that the build offers. */
export type KnownAppearance = Pick<ConsoleBuild, 'themes' | 'locales'>

export const getTheme = (name: string, { themes }: KnownAppearance): Theme =>
  themes.find((theme) => theme.name === name) ?? themes[0] ?? { name }

/** Returns the language with this id. */
export const getLanguage = (language: string, { locales }: KnownAppearance): Language | CustomLanguage =>
  locales.find(({ id }) => id === language) ?? (language === 'en' ? 'en' : 'zh-cn')

/** Returns all languages of the build, each under its own name, regardless of the active one. */
export const getLanguages = ({ locales }: KnownAppearance): readonly Pick<CustomLanguage, 'id' | 'name'>[] => [
  { id: 'zh-cn', name: '简体中文' },
  { id: 'en', name: 'English' },
  ...locales,
]

/** Preferences stored in this browser. */
export interface Preferences {
  readonly language: string
  /** Light or dark. Defaults to the mode of the system. */
  readonly mode: Mode | 'system'
  readonly theme: string
  /** Arrangements by tenant and user. */
  readonly people: Readonly<Record<string, Partial<Arrangement>>>
}

export const defaultPreferences: Preferences = {
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
  density: oneOf('compact', 'normal', 'roomy'),
  hidden: (value) => Array.isArray(value) && value.every(oneOf(...switchNames)),
}

const validEntries = (stored: unknown, checks: EntryChecks) =>
  Object.fromEntries(
    Object.entries(isRecord(stored) ? stored : {}).filter(([key, value]) => Object.hasOwn(checks, key) && checks[key]?.(value)),
  )

const getChecks = (known: KnownAppearance): EntryChecks => ({
  language: oneOf(...getLanguages(known).map(({ id }) => id)),
  mode: oneOf('system', 'light', 'dark'),
  theme: oneOf(...known.themes.map(({ name }) => name)),
  people: isRecord,
})

/** Drops unknown values, because the storage can contain anything. */
export function parsePreferences(stored: unknown, known: KnownAppearance): Partial<Preferences> {
  const { people, ...rest }: Partial<Preferences> = validEntries(stored, getChecks(known))
  if (!people) return rest
  return {
    ...rest,
    people: Object.fromEntries(Object.entries(people).map(([person, own]) => [person, validEntries(own, arrangementChecks)])),
  }
}

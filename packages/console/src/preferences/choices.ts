import type { Language } from '@jwsk/kit'
import { isRecord } from '@jwsk/sdk'

export type Mode = 'light' | 'dark'

/** The names on the wire and in the texts; `mode`: a theme that exists in one mode only. */
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
  { name: 'mac-os' },
] as const satisfies readonly { readonly name: string; readonly mode?: Mode }[]

export type ThemeName = (typeof themes)[number]['name']

/** The one mode of a theme that has only one. */
export const fixedMode = (name: ThemeName): Mode | undefined => {
  const theme = themes.find((one) => one.name === name)
  return theme && 'mode' in theme ? theme.mode : undefined
}

/** What of the shell can be switched off. */
export const switchNames = ['tag', 'collapse', 'search', 'fullScreen', 'theme', 'menu', 'debug', 'lock'] as const
export type SwitchName = (typeof switchNames)[number]

/** How one person has arranged the shell. */
export interface Arrangement {
  /** Whether the sidebar shows icons only. */
  readonly sidebar: 'open' | 'collapsed'
  /** The menu at the side or along the top. */
  readonly layout: 'side' | 'top'
  /** What is switched off; everything is on at first. */
  readonly hidden: readonly SwitchName[]
}

/** What this browser remembers; an arrangement that stands here itself is everyone's who has none of their own. */
export interface Preferences extends Arrangement {
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
  sidebar: 'open',
  layout: 'side',
  hidden: [],
  people: {},
}

const oneOf =
  (...known: readonly unknown[]) =>
  (value: unknown) =>
    known.includes(value)

type Checks = Readonly<Record<string, (value: unknown) => boolean>>

const arrangementChecks: Checks = {
  sidebar: oneOf('open', 'collapsed'),
  layout: oneOf('side', 'top'),
  hidden: (value) => Array.isArray(value) && value.every(oneOf(...switchNames)),
}

const known = (stored: unknown, checks: Checks) =>
  Object.fromEntries(
    Object.entries(isRecord(stored) ? stored : {}).filter(([key, value]) => Object.hasOwn(checks, key) && checks[key]?.(value)),
  )

const checks: Checks = {
  ...arrangementChecks,
  language: oneOf('zh-cn', 'en'),
  mode: oneOf('system', 'light', 'dark'),
  theme: oneOf(...themes.map(({ name }) => name)),
  people: isRecord,
}

/** Keeps what is a known choice; storage can hold anything. */
export function knownPreferences(stored: unknown): Partial<Preferences> {
  const { people, ...rest }: Partial<Preferences> = known(stored, checks)
  if (!people) return rest
  return { ...rest, people: Object.fromEntries(Object.entries(people).map(([person, own]) => [person, known(own, arrangementChecks)])) }
}

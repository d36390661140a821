import type { Language } from '@jwsk/kit'

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

/** What this browser remembers of how the person likes the console. */
export interface Preferences {
  readonly language: Language
  /** Light or dark; follows the system until the person chooses. */
  readonly mode: Mode | 'system'
  readonly theme: ThemeName
  /** Whether the sidebar shows icons only. */
  readonly sidebar: 'open' | 'collapsed'
  /** The menu at the side or along the top. */
  readonly layout: 'side' | 'top'
  /** What is switched off; everything is on at first. */
  readonly hidden: readonly SwitchName[]
}

export const firstVisit: Preferences = { language: 'zh-cn', mode: 'system', theme: 'default', sidebar: 'open', layout: 'side', hidden: [] }

const oneOf =
  (...known: readonly unknown[]) =>
  (value: unknown) =>
    known.includes(value)

const checks: { readonly [Key in keyof Preferences]: (value: unknown) => boolean } = {
  language: oneOf('zh-cn', 'en'),
  mode: oneOf('system', 'light', 'dark'),
  theme: oneOf(...themes.map(({ name }) => name)),
  sidebar: oneOf('open', 'collapsed'),
  layout: oneOf('side', 'top'),
  hidden: (value) => Array.isArray(value) && value.every(oneOf(...switchNames)),
}

/** Keeps what is a known choice; storage can hold anything. */
export function knownPreferences(stored: unknown): Partial<Preferences> {
  if (typeof stored !== 'object' || stored === null) return {}
  return Object.fromEntries(
    Object.entries(stored).filter(([key, value]) => Object.hasOwn(checks, key) && checks[key as keyof Preferences](value)),
  )
}

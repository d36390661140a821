import type { Language } from '@jwsk/kit'
import { combine, createEffect, createEvent, createStore, sample } from 'effector'
import { appStarted } from '../lifecycle/model'

export type Mode = 'light' | 'dark'

/** What this browser remembers of how the person likes the console. */
export interface Preferences {
  readonly language: Language
  /** Light or dark; follows the system until the person chooses. */
  readonly mode: Mode | 'system'
  /** Whether the sidebar shows icons only. */
  readonly sidebar: 'open' | 'collapsed'
}

const choices: { readonly [Key in keyof Preferences]: readonly Preferences[Key][] } = {
  language: ['zh-cn', 'en'],
  mode: ['system', 'light', 'dark'],
  sidebar: ['open', 'collapsed'],
}

/** Keeps what is a known choice; storage can hold anything. */
export function knownPreferences(stored: unknown): Partial<Preferences> {
  if (typeof stored !== 'object' || stored === null) return {}
  const known = Object.entries(choices).filter(([key, values]) => {
    const value: unknown = Object.hasOwn(stored, key) ? stored[key as keyof typeof stored] : undefined
    return (values as readonly unknown[]).includes(value)
  })
  return Object.fromEntries(known.map(([key]) => [key, stored[key as keyof typeof stored]]))
}

export const languageChosen = createEvent<Language>()
export const modeChosen = createEvent<Mode>()
export const sidebarToggled = createEvent()
/** another tab of this browser saved its choices */
export const preferencesArrived = createEvent<unknown>()
export const systemModeChanged = createEvent<Mode>()

export const $language = createStore<Language>('zh-cn')
const $chosenMode = createStore<Preferences['mode']>('system')
const $systemMode = createStore<Mode>('light')
export const $sidebar = createStore<Preferences['sidebar']>('open')

export const loadPreferencesFx = createEffect<void, { readonly stored: unknown; readonly systemMode: Mode }>()
export const savePreferencesFx = createEffect<Preferences, void>()
/** puts language and mode on the document */
export const dressDocumentFx = createEffect<{ readonly language: Language; readonly mode: Mode }, void>()

/** What is on screen: the choice, else what the system says. */
export const $mode = combine($chosenMode, $systemMode, (chosen, system): Mode => (chosen === 'system' ? system : chosen))
const $preferences = combine({ language: $language, mode: $chosenMode, sidebar: $sidebar })
const $dress = combine({ language: $language, mode: $mode })

sample({ clock: appStarted, target: loadPreferencesFx })
sample({ clock: loadPreferencesFx.doneData, fn: ({ stored }) => stored, target: preferencesArrived })
sample({ clock: loadPreferencesFx.doneData, fn: ({ systemMode }) => systemMode, target: systemModeChanged })
sample({ clock: systemModeChanged, target: $systemMode })

const arrived = preferencesArrived.map(knownPreferences)
sample({ clock: arrived, source: $language, fn: (now, { language }) => language ?? now, target: $language })
sample({ clock: arrived, source: $chosenMode, fn: (now, { mode }) => mode ?? now, target: $chosenMode })
sample({ clock: arrived, source: $sidebar, fn: (now, { sidebar }) => sidebar ?? now, target: $sidebar })

sample({ clock: languageChosen, target: $language })
sample({ clock: modeChosen, target: $chosenMode })
sample({
  clock: sidebarToggled,
  source: $sidebar,
  fn: (now) => (now === 'open' ? ('collapsed' as const) : ('open' as const)),
  target: $sidebar,
})

sample({ clock: [languageChosen, modeChosen, sidebarToggled], source: $preferences, target: savePreferencesFx })
sample({ clock: [loadPreferencesFx.finally, $dress], source: $dress, target: dressDocumentFx })

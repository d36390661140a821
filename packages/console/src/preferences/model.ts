import type { CustomLanguage, Language } from '@jwsk/kit'
import { combine, createEffect, createEvent, createStore, sample } from 'effector'
import { appStarted } from '../lifecycle/model'
import { $user } from '../session/model'
import type { Mode, Theme } from '../site/console-options'
import { $site, type Arrangement, type Site, type SwitchName } from '../site/model'
import { defaultPreferences, parsePreferences, getLanguage, getLanguages, type Preferences, getTheme } from './preferences'

export type { Mode } from '../site/console-options'
export type { SwitchName } from '../site/model'
export { type KnownAppearance, getLanguages, type Preferences } from './preferences'

/** What of the choices the document shows. */
export interface Appearance {
  readonly language: Language | CustomLanguage
  readonly mode: Mode
  readonly theme: Theme
}

export const languageSelected = createEvent<string>()
export const modeSelected = createEvent<Mode>()
export const themeSelected = createEvent<string>()
export const layoutSelected = createEvent<Arrangement['layout']>()
export const sidebarToggled = createEvent()
export const switchToggled = createEvent<SwitchName>()
/** another tab of this browser saved its choices */
export const preferencesSynced = createEvent<unknown>()
export const systemModeChanged = createEvent<Mode>()

const $chosen = createStore<Preferences>(defaultPreferences)
const $restarts = createStore(false)
const $systemMode = createStore<Mode>('light')

export const loadPreferencesFx = createEffect<void, { readonly stored: unknown; readonly systemMode: Mode }>()
export const savePreferencesFx = createEffect<Preferences, void>()
/** begins the page anew at home, for a theme that changes more than colours */
export const reloadHomeFx = createEffect<void, void>()
/** puts language, mode and theme on the document */
export const applyAppearanceFx = createEffect<Appearance, void>()

export const $language = $chosen.map(({ language }) => language)
/** The theme that is worn. */
export const $theme = combine($chosen, $site, ({ theme }, { built }) => getTheme(theme, built))
const $person = $user.map((user) => (user ? `${user.tenantId}.${user.userId}` : ''))
const $arrangement = combine(
  $site,
  $chosen,
  $person,
  ({ arrangement }, { people }, person): Arrangement => ({ ...arrangement, ...people[person] }),
)
export const $sidebar = $arrangement.map(({ sidebar }) => sidebar)
export const $layout = $arrangement.map(({ layout }) => layout)
export const $hiddenItems = $arrangement.map(({ hidden }) => hidden)
/** What is on screen: what the theme demands, else the choice, else what the system says. */
export const $mode = combine(
  $chosen,
  $systemMode,
  $theme,
  ({ mode }, system, theme): Mode => theme.mode ?? (mode === 'system' ? system : mode),
)
const $spoken = combine($language, $site, (language, { built }) => getLanguage(language, built))
const $appearance = combine({ language: $spoken, mode: $mode, theme: $theme })

const isLanguageEnabled = ({ languages }: Site, language: string) => languages.length === 0 || languages.includes(language)

/** what a person may choose among */
export const $languages = $site.map((site) => getLanguages(site.built).filter(({ id }) => isLanguageEnabled(site, id)))

const preferencesChanged = createEvent<Partial<Preferences>>()
const arrangementChanged = createEvent<Partial<Arrangement>>()

sample({ clock: appStarted, target: loadPreferencesFx })
sample({
  clock: appStarted,
  source: { now: $chosen, site: $site },
  fn: ({ now, site: { theme, languages, built } }) => ({ ...now, ...parsePreferences({ theme, language: languages[0] }, built) }),
  target: $chosen,
})
sample({ clock: loadPreferencesFx.doneData, fn: ({ stored }) => stored, target: preferencesSynced })
sample({ clock: loadPreferencesFx.doneData, fn: ({ systemMode }) => systemMode, target: systemModeChanged })
sample({ clock: systemModeChanged, target: $systemMode })
sample({
  clock: preferencesSynced,
  source: { now: $chosen, site: $site },
  fn: ({ now, site }, stored) => {
    const next = { ...now, ...parsePreferences(stored, site.built) }
    // chosen where more were offered
    return isLanguageEnabled(site, next.language) ? next : { ...next, language: now.language }
  },
  target: $chosen,
})

sample({ clock: languageSelected, fn: (language) => ({ language }), target: preferencesChanged })
sample({ clock: modeSelected, fn: (mode) => ({ mode }), target: preferencesChanged })
sample({ clock: themeSelected, fn: (theme) => ({ theme }), target: preferencesChanged })
sample({ clock: layoutSelected, fn: (layout) => ({ layout }), target: arrangementChanged })
sample({
  clock: sidebarToggled,
  source: $sidebar,
  fn: (now) => ({ sidebar: now === 'open' ? ('collapsed' as const) : ('open' as const) }),
  target: arrangementChanged,
})
sample({
  clock: switchToggled,
  source: $hiddenItems,
  fn: (hidden, name) => ({ hidden: hidden.includes(name) ? hidden.filter((one) => one !== name) : [...hidden, name] }),
  target: arrangementChanged,
})

sample({
  clock: arrangementChanged,
  source: { person: $person, people: $chosen.map(({ people }) => people) },
  fn: ({ person, people }, part) => ({ people: { ...people, [person]: { ...people[person], ...part } } }),
  target: preferencesChanged,
})

sample({ clock: preferencesChanged, source: $chosen, fn: (now, part) => ({ ...now, ...part }), target: $chosen })
sample({ clock: preferencesChanged, source: $chosen, target: savePreferencesFx })
// home, and the page from the beginning, once the choice is kept
sample({ clock: themeSelected, source: $site, fn: ({ built }, name) => getTheme(name, built).reloads === true, target: $restarts })
sample({ clock: savePreferencesFx.finally, source: $restarts, filter: Boolean, fn: () => undefined, target: reloadHomeFx })
sample({ clock: [loadPreferencesFx.finally, $appearance], source: $appearance, target: applyAppearanceFx })

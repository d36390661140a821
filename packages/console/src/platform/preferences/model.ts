import type { Language } from '@jwsk/kit'
import type { CustomLanguage } from '@jwsk/ui'
import { combine, createEffect, createEvent, createStore, sample } from 'effector'
import { $user } from '../../auth/session/model'
import { appStarted } from '../lifecycle/model'
import type { Mode, Theme } from '../site/console-options'
import { $site, type Arrangement, type Site, type SwitchName } from '../site/model'
import { defaultPreferences, getLanguage, getLanguages, getTheme, type Preferences, parsePreferences } from './preferences'

export type { Mode } from '../site/console-options'
export type { SwitchName } from '../site/model'
export { getLanguages, type KnownAppearance, type Preferences } from './preferences'

/** Preferences that are applied to the document. */
export interface Appearance {
  readonly language: Language | CustomLanguage
  readonly mode: Mode
  readonly theme: Theme
}

const preferencesChanged = createEvent<Partial<Preferences>>()
export const arrangementChanged = createEvent<Partial<Arrangement>>()
export const languageSelected = preferencesChanged.prepend((language: string) => ({ language }))
export const modeSelected = preferencesChanged.prepend((mode: Mode) => ({ mode }))
export const themeSelected = preferencesChanged.prepend((theme: string) => ({ theme }))
export const layoutSelected = arrangementChanged.prepend((layout: Arrangement['layout']) => ({ layout }))
export const sidebarToggled = createEvent()
export const switchToggled = createEvent<SwitchName>()
/** Another tab of this browser saved its preferences. */
export const preferencesSynced = createEvent<unknown>()
export const systemModeChanged = createEvent<Mode>()

const $preferences = createStore<Preferences>(defaultPreferences)
const $restarts = createStore(false)
const $systemMode = createStore<Mode>('light')

export const loadPreferencesFx = createEffect<void, { readonly stored: unknown; readonly systemMode: Mode }>()
export const savePreferencesFx = createEffect<Preferences, void>()
/** Reloads the page at home, for a theme that changes more than colors. */
export const reloadHomeFx = createEffect<void, void>()
/** Applies language, mode and theme to the document. */
export const applyAppearanceFx = createEffect<Appearance, void>()

export const $language = $preferences.map(({ language }) => language)
/** Active theme. */
export const $theme = combine($preferences, $site, ({ theme }, { built }) => getTheme(theme, built))
const $person = $user.map((user) => (user ? `${user.tenantId}.${user.userId}` : ''))
export const $arrangement = combine(
  $site,
  $preferences,
  $person,
  ({ arrangement }, { people }, person): Arrangement => ({ ...arrangement, ...people[person] }),
)
export const $sidebar = $arrangement.map(({ sidebar }) => sidebar)
export const $layout = $arrangement.map(({ layout }) => layout)
export const $hiddenItems = $arrangement.map(({ hidden }) => hidden)
/** Active mode: that of the theme, else the preference, else the system's. */
export const $mode = combine(
  $preferences,
  $systemMode,
  $theme,
  ({ mode }, system, theme): Mode => theme.mode ?? (mode === 'system' ? system : mode),
)
const $activeLanguage = combine($language, $site, (language, { built }) => getLanguage(language, built))
const $appearance = combine({ language: $activeLanguage, mode: $mode, theme: $theme })

const isLanguageEnabled = ({ languages }: Site, language: string) => languages.length === 0 || languages.includes(language)

/** Languages that the user can select. */
export const $languages = $site.map((site) => getLanguages(site.built).filter(({ id }) => isLanguageEnabled(site, id)))

sample({ clock: appStarted, target: loadPreferencesFx })
sample({
  clock: appStarted,
  source: { now: $preferences, site: $site },
  fn: ({ now, site: { theme, languages, built } }) => ({ ...now, ...parsePreferences({ theme, language: languages[0] }, built) }),
  target: $preferences,
})
sample({ clock: loadPreferencesFx.doneData, fn: ({ stored }) => stored, target: preferencesSynced })
sample({ clock: loadPreferencesFx.doneData, fn: ({ systemMode }) => systemMode, target: systemModeChanged })
sample({ clock: systemModeChanged, target: $systemMode })
sample({
  clock: preferencesSynced,
  source: { now: $preferences, site: $site },
  fn: ({ now, site }, stored) => {
    const next = { ...now, ...parsePreferences(stored, site.built) }
    // ignore a language that was selected when more of them were enabled
    return isLanguageEnabled(site, next.language) ? next : { ...next, language: now.language }
  },
  target: $preferences,
})

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
  source: { person: $person, people: $preferences.map(({ people }) => people) },
  fn: ({ person, people }, part) => ({ people: { ...people, [person]: { ...people[person], ...part } } }),
  target: preferencesChanged,
})

sample({ clock: preferencesChanged, source: $preferences, fn: (now, part) => ({ ...now, ...part }), target: $preferences })
sample({ clock: preferencesChanged, source: $preferences, target: savePreferencesFx })
// go home and reload, after the preference is saved
sample({ clock: themeSelected, source: $site, fn: ({ built }, name) => getTheme(name, built).reloads === true, target: $restarts })
sample({ clock: savePreferencesFx.finally, source: $restarts, filter: Boolean, fn: () => undefined, target: reloadHomeFx })
sample({ clock: [loadPreferencesFx.finally, $appearance], source: $appearance, target: applyAppearanceFx })

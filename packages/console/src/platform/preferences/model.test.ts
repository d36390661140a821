import { defineLanguage } from '@jwsk/kit'
import type { SessionUser } from '@jwsk/sdk'
import { allSettled, fork } from 'effector'
import { describe, expect, it } from 'vitest'
import { sessionChanged } from '../../auth/session/model'
import { appStarted } from '../lifecycle/model'
import type { Theme } from '../site/console-options'
import { $site, defaultBuild, defaultSite, type Site } from '../site/model'
import {
  $hiddenItems,
  $language,
  $languages,
  $layout,
  $mode,
  $sidebar,
  $theme,
  applyAppearanceFx,
  languageSelected,
  layoutSelected,
  loadPreferencesFx,
  type Mode,
  modeSelected,
  preferencesSynced,
  reloadHomeFx,
  savePreferencesFx,
  sidebarToggled,
  switchToggled,
  systemModeChanged,
  themeSelected,
} from './model'
import { defaultPreferences, parsePreferences } from './preferences'

async function started(stored: unknown, systemMode: Mode = 'light', site: Partial<Site> = {}) {
  const saved: unknown[] = []
  const applied: unknown[] = []
  const scope = fork({
    values: [[$site, { ...defaultSite, ...site }]],
    handlers: [
      [loadPreferencesFx, () => ({ stored, systemMode })],
      [savePreferencesFx, (preferences: unknown) => void saved.push(preferences)],
      [applyAppearanceFx, (appearance: unknown) => void applied.push(appearance)],
    ],
  })
  await allSettled(appStarted, { scope })
  return { scope, saved, applied }
}

describe('preferences', () => {
  // spec 9.5
  it('default to Chinese, the system mode and an open sidebar', async () => {
    const { scope, saved } = await started(null, 'dark')
    expect([scope.getState($language), scope.getState($mode), scope.getState($sidebar)]).toEqual(['zh-cn', 'dark', 'open'])
    expect(scope.getState($languages).map(({ id }) => id)).toEqual(['zh-cn', 'en'])
    expect(saved).toEqual([])
  })

  // spec 3.27, 9.16
  it('are restored as they were saved', async () => {
    const own = { sidebar: 'collapsed', layout: 'top', hidden: ['lock'] }
    const { scope } = await started({ language: 'en', mode: 'light', theme: 'cool', people: { '': own } }, 'dark')
    expect([scope.getState($language), scope.getState($mode), scope.getState($theme).name]).toEqual(['en', 'light', 'cool'])
    expect([scope.getState($sidebar), scope.getState($layout), scope.getState($hiddenItems)]).toEqual(['collapsed', 'top', ['lock']])
  })

  it("default to the deployment's, and follow the user within its options", async () => {
    const site = { theme: 'cool', languages: ['en'] }
    const loadAppearance = async (stored: unknown, languages = site.languages) => {
      const { scope } = await started(stored, 'light', { ...site, languages })
      return [scope.getState($theme).name, scope.getState($language)]
    }
    expect(await loadAppearance(null)).toEqual(['cool', 'en'])
    expect(await loadAppearance({ theme: 'vip', language: 'zh-cn' })).toEqual(['vip', 'en'])
    expect(await loadAppearance({ theme: 'vip', language: 'zh-cn' }, ['en', 'zh-cn'])).toEqual(['vip', 'zh-cn'])
  })

  it('drop unknown values', () => {
    expect(parsePreferences({ language: 'xx', mode: 'dark', __proto__: { sidebar: 'collapsed' }, extra: 1 }, defaultBuild)).toEqual({
      mode: 'dark',
    })
    expect(parsePreferences('dark', defaultBuild)).toEqual({})
    expect(parsePreferences({ people: { a: { layout: 'top', hidden: 1, theme: 'vip' } } }, defaultBuild)).toEqual({
      people: { a: { layout: 'top' } },
    })
  })

  it('ignore an unknown density', () => {
    const parse = (density: string) => parsePreferences({ people: { a: { density } } }, defaultBuild)
    expect([parse('roomy'), parse('huge')]).toEqual([{ people: { a: { density: 'roomy' } } }, { people: { a: {} } }])
  })

  // spec 3.6
  it('arrange the shell per user', async () => {
    const { scope, saved } = await started(null, 'light', { arrangement: { sidebar: 'collapsed', layout: 'top', hidden: ['tag'] } })
    const enter = (userId: string) => allSettled(sessionChanged, { scope, params: { tenantId: '000000', userId } as SessionUser })
    await enter('1')
    await allSettled(switchToggled, { scope, params: 'lock' })
    await allSettled(sidebarToggled, { scope })
    await enter('2')
    // users without an arrangement get the deployment's default
    expect([scope.getState($hiddenItems), scope.getState($sidebar)]).toEqual([['tag'], 'collapsed'])
    await enter('1')
    expect([scope.getState($hiddenItems), scope.getState($sidebar)]).toEqual([['tag', 'lock'], 'open'])
    const restarted = await started(saved.at(-1))
    await allSettled(sessionChanged, { scope: restarted.scope, params: { tenantId: '000000', userId: '1' } as SessionUser })
    expect(restarted.scope.getState($hiddenItems)).toEqual(['tag', 'lock'])
  })

  it('follow the system until the user selects a mode', async () => {
    const { scope } = await started(null)
    await allSettled(systemModeChanged, { scope, params: 'dark' })
    expect(scope.getState($mode)).toBe('dark')
    await allSettled(modeSelected, { scope, params: 'light' })
    await allSettled(systemModeChanged, { scope, params: 'dark' })
    expect(scope.getState($mode)).toBe('light')
  })

  // spec 4.20
  it('are saved when the user changes them, not when another tab did', async () => {
    const { scope, saved } = await started(null)
    await allSettled(preferencesSynced, { scope, params: { language: 'en' } })
    expect(saved).toEqual([])
    await allSettled(sidebarToggled, { scope })
    expect(saved).toEqual([{ ...defaultPreferences, language: 'en', people: { '': { sidebar: 'collapsed' } } }])
  })

  it('use the mode of a theme that exists in one mode only', async () => {
    const { scope } = await started({ mode: 'light' })
    await allSettled(themeSelected, { scope, params: 'vip' })
    expect(scope.getState($mode)).toBe('dark')
    await allSettled(themeSelected, { scope, params: 'hey' })
    expect(scope.getState($mode)).toBe('light')
  })

  // spec 2.68
  it('reload the page at home for mac-os, after the preference is saved', async () => {
    const steps: string[] = []
    const scope = fork({
      handlers: [
        [savePreferencesFx, ({ theme }: { theme: string }) => void steps.push(`saved ${theme}`)],
        [reloadHomeFx, () => void steps.push('restarted')],
        [applyAppearanceFx, () => undefined],
      ],
    })
    await allSettled(themeSelected, { scope, params: 'hey' })
    await allSettled(themeSelected, { scope, params: 'mac-os' })
    expect(steps).toEqual(['saved hey', 'saved mac-os', 'restarted'])
  })

  // spec 3.27
  it('are stored with every change by the user', async () => {
    const { scope, saved } = await started(null)
    await allSettled(languageSelected, { scope, params: 'en' })
    await allSettled(themeSelected, { scope, params: 'cool' })
    await allSettled(layoutSelected, { scope, params: 'top' })
    await allSettled(sidebarToggled, { scope })
    await allSettled(switchToggled, { scope, params: 'tag' })
    const own = { layout: 'top', sidebar: 'collapsed', hidden: ['tag'] }
    expect(saved.at(-1)).toEqual({ language: 'en', mode: 'system', theme: 'cool', people: { '': own } })
  })

  // spec 2.71, 3.27
  it('store which parts of the shell are switched off', async () => {
    const { scope, saved } = await started(null)
    await allSettled(switchToggled, { scope, params: 'tag' })
    await allSettled(switchToggled, { scope, params: 'lock' })
    await allSettled(switchToggled, { scope, params: 'tag' })
    expect(scope.getState($hiddenItems)).toEqual(['lock'])
    expect(saved.at(-1)).toMatchObject({ people: { '': { hidden: ['lock'] } } })
  })

  it('F32 ignore an unknown theme or switch', () => {
    expect(parsePreferences({ theme: 'x onload=', people: { a: { hidden: ['tag', 'nothing'], layout: 'top' } } }, defaultBuild)).toEqual({
      people: { a: { layout: 'top' } },
    })
  })

  it('are applied to the document on start and on change', async () => {
    const { scope, applied } = await started(null)
    await allSettled(languageSelected, { scope, params: 'en' })
    await allSettled(modeSelected, { scope, params: 'dark' })
    expect(applied).toEqual([
      { language: 'zh-cn', mode: 'light', theme: { name: 'default' } },
      { language: 'en', mode: 'light', theme: { name: 'default' } },
      { language: 'en', mode: 'dark', theme: { name: 'default' } },
    ])
  })
})

describe('the build options', () => {
  const harbour: Theme = { name: 'harbour', mode: 'dark' }
  const german = defineLanguage({ id: 'de', name: 'Deutsch', fallback: 'en', texts: {} })
  const built = { ...defaultBuild, themes: [harbour, { name: 'default' }], locales: [german] }

  it('offer their themes, of which the first is the default', async () => {
    const { scope, applied } = await started(null, 'light', { built })
    expect(applied.at(-1)).toEqual({ language: 'zh-cn', mode: 'light', theme: { name: 'default' } })
    const first = await started({ language: 'de' }, 'light', { built, theme: 'harbour' })
    expect(first.applied.at(-1)).toEqual({ language: german, mode: 'dark', theme: harbour })
    expect(scope.getState($languages).map(({ id, name }) => [id, name])).toEqual([
      ['zh-cn', '简体中文'],
      ['en', 'English'],
      ['de', 'Deutsch'],
    ])
  })

  it('drop preferences that another build stored in this browser', async () => {
    const { scope } = await started({ theme: 'harbour', language: 'de' })
    expect([scope.getState($theme).name, scope.getState($language)]).toEqual(['default', 'zh-cn'])
  })
})

import { allSettled, fork } from 'effector'
import { describe, expect, it } from 'vitest'
import { appStarted } from '../lifecycle/model'
import {
  $language,
  $mode,
  $sidebar,
  dressDocumentFx,
  knownPreferences,
  languageChosen,
  loadPreferencesFx,
  type Mode,
  modeChosen,
  preferencesArrived,
  savePreferencesFx,
  sidebarToggled,
  systemModeChanged,
} from './model'

async function started(stored: unknown, systemMode: Mode = 'light') {
  const saved: unknown[] = []
  const dressed: unknown[] = []
  const scope = fork({
    handlers: [
      [loadPreferencesFx, () => ({ stored, systemMode })],
      [savePreferencesFx, (preferences: unknown) => void saved.push(preferences)],
      [dressDocumentFx, (dress: unknown) => void dressed.push(dress)],
    ],
  })
  await allSettled(appStarted, { scope })
  return { scope, saved, dressed }
}

describe('preferences', () => {
  it('are Chinese, the mode of the system and an open sidebar on the first visit', async () => {
    const { scope, saved } = await started(null, 'dark')
    expect([scope.getState($language), scope.getState($mode), scope.getState($sidebar)]).toEqual(['zh-cn', 'dark', 'open'])
    expect(saved).toEqual([])
  })

  it('come back as they were saved', async () => {
    const { scope } = await started({ language: 'en', mode: 'light', sidebar: 'collapsed' }, 'dark')
    expect([scope.getState($language), scope.getState($mode), scope.getState($sidebar)]).toEqual(['en', 'light', 'collapsed'])
  })

  it('keep only known choices', () => {
    expect(knownPreferences({ language: 'xx', mode: 'dark', __proto__: { sidebar: 'collapsed' }, extra: 1 })).toEqual({ mode: 'dark' })
    expect(knownPreferences('dark')).toEqual({})
  })

  it('follow the system until a mode is chosen', async () => {
    const { scope } = await started(null)
    await allSettled(systemModeChanged, { scope, params: 'dark' })
    expect(scope.getState($mode)).toBe('dark')
    await allSettled(modeChosen, { scope, params: 'light' })
    await allSettled(systemModeChanged, { scope, params: 'dark' })
    expect(scope.getState($mode)).toBe('light')
  })

  it('are saved when the person chooses, not when another tab did', async () => {
    const { scope, saved } = await started(null)
    await allSettled(preferencesArrived, { scope, params: { language: 'en' } })
    expect(saved).toEqual([])
    await allSettled(sidebarToggled, { scope })
    expect(saved).toEqual([{ language: 'en', mode: 'system', sidebar: 'collapsed' }])
  })

  it('dress the document at the start and at each change', async () => {
    const { scope, dressed } = await started(null)
    await allSettled(languageChosen, { scope, params: 'en' })
    await allSettled(modeChosen, { scope, params: 'dark' })
    expect(dressed).toEqual([
      { language: 'zh-cn', mode: 'light' },
      { language: 'en', mode: 'light' },
      { language: 'en', mode: 'dark' },
    ])
  })
})

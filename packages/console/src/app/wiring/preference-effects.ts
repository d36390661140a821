import { applyAppearanceFx, loadPreferencesFx, reloadHomeFx, savePreferencesFx } from '../../platform/preferences/model'
import { readPreferences, writePreferences } from '../../platform/storage/browser-storage'
import { homePath } from '../../shell/navigation/model'
import type { ApplyAppearance } from './document-appearance'

export const getDarkModeQuery = () => matchMedia('(prefers-color-scheme: dark)')

const loadPreferences = () => ({
  stored: readPreferences(),
  systemMode: getDarkModeQuery().matches ? ('dark' as const) : ('light' as const),
})

function reloadHome() {
  history.replaceState(null, '', homePath)
  location.reload()
}

export function handlePreferenceEffects(applyAppearance: ApplyAppearance): void {
  loadPreferencesFx.use(loadPreferences)
  savePreferencesFx.use(writePreferences)
  applyAppearanceFx.use(applyAppearance)
  reloadHomeFx.use(reloadHome)
}

import { homePath } from '../../navigation/model'
import { applyAppearanceFx, loadPreferencesFx, reloadHomeFx, savePreferencesFx } from '../../preferences/model'
import { readPreferences, writePreferences } from '../../storage/browser-storage'
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

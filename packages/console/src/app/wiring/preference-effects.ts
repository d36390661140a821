import { homePath } from '../../navigation/model'
import { applyAppearanceFx, loadPreferencesFx, restartHomeFx, savePreferencesFx } from '../../preferences/model'
import { readPreferences, writePreferences } from '../../storage/browser-storage'
import type { ApplyAppearance } from './document-appearance'

export const systemDark = () => matchMedia('(prefers-color-scheme: dark)')

const loadPreferences = () => ({ stored: readPreferences(), systemMode: systemDark().matches ? ('dark' as const) : ('light' as const) })

function restartHome() {
  history.replaceState(null, '', homePath)
  location.reload()
}

export function handlePreferenceEffects(applyAppearance: ApplyAppearance): void {
  loadPreferencesFx.use(loadPreferences)
  savePreferencesFx.use(writePreferences)
  applyAppearanceFx.use(applyAppearance)
  restartHomeFx.use(restartHome)
}

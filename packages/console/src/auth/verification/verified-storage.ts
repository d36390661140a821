import { getAppKey } from '../../platform/links/base-path'

const verifiedKey = () => `${getAppKey()}-verified`

/** Whether the right code was entered in this browser before. */
export function isVerified(): boolean {
  try {
    return localStorage.getItem(verifiedKey()) === 'true'
  } catch {
    // storage is blocked: do not ask, because the result could not be stored
    return true
  }
}

export function keepVerified(): void {
  localStorage.setItem(verifiedKey(), 'true')
}

import { getAppKey } from '../links/base-path'

const verifiedKey = () => `${getAppKey()}-verified`

/** Whether this browser gave the right code before. */
export function isVerified(): boolean {
  try {
    return localStorage.getItem(verifiedKey()) === 'true'
  } catch {
    // blocked: there is nothing to ask for that could be kept
    return true
  }
}

export function keepVerified(): void {
  localStorage.setItem(verifiedKey(), 'true')
}

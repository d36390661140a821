import { getAppKey } from '../links/base-path'
import { readStored, writeStored } from './browser-storage'

const getStorage = () => sessionStorage
const getKey = () => `${getAppKey()}-sign-outs`

/** Returns how often a user signed out in this window. */
export function readSignOuts(): number {
  const stored = readStored(getStorage, getKey())
  return typeof stored === 'number' ? stored : 0
}

export const countSignOut = () => writeStored(getStorage, getKey(), readSignOuts() + 1)

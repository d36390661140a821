import { bladeXAreas, requireHeaders } from '../bladex'
import { decryptRequest } from '../bladex/encryption'
import type { Platform } from '../engine/platform'
import { publicKey } from '../spring-blade/password'
import { jwsk } from './jwsk'

/** Commercial edition of the family in release 4, as its profile describes it; not compared with a live server yet. */
export const bladeX: Platform = {
  ...jwsk,
  name: 'bladex',
  areas: bladeXAreas,
  settings: { apiPrefix: '', servicePrefix: 'blade-' },
  intercept: requireHeaders,
  decryptRequest,
  controls: { 'GET key': () => ({ publicKey }) },
}

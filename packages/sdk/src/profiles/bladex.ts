import { parseSm2PublicKey } from '../crypto/sm2'
import type { PasswordEncoding, Profile, ProfileData } from '../profile'
import { defineProfile } from './define-profile'
import { noticesFromList } from './notices-from-list'

export interface BladeXOptions {
  /** SM2 public key of the server in hex, for `sm2`. */
  readonly publicKey?: string
  /** Encoding of all passwords. Defaults to `sm2`. */
  readonly passwords?: Extract<PasswordEncoding, string>
}

/**
 * Data of {@link bladeX}. Paths and names are those that the edition's own console sends; not compared yet with
 * a live server.
 */
export const bladeXData: ProfileData = {
  name: 'bladex',
  apiPrefix: '',
  servicePrefix: 'blade-',
  on401: 'probe',
  headers: { 'Blade-Requested-With': 'BladeHttpRequest' },
  passwords: { signIn: 'sm2', change: 'sm2', forgotten: 'sm2', newUser: 'sm2' },
  // areas of the customer, which the edition does not have
  unsupported: [
    ...['biz/', 'dp/', 'es/', 'iot/', 'maintenance/', 'mobile/'],
    // published copies of the edition have no figures of the desk, and fixed examples instead of activities and notices
    ...[
      'multipartUpload',
      'sharedPreference',
      'dashboard.activities',
      'dashboard.myNotices',
      'dashboard.statistics',
      'dashboard.portal',
      'dashboard.merchant',
    ],
  ],
  operationOverrides: { 'dashboard.notices': noticesFromList({}) },
}

/**
 * Creates the profile of BladeX 4, the commercial edition of the family.
 *
 * @throws {@link JwskError} of kind `configuration` if the passwords are `sm2` and the key is invalid.
 *
 * @example
 * createClient({ profile: bladeX({ publicKey }), baseUrl: 'http://127.0.0.1', clientId, clientSecret })
 */
export function bladeX({ publicKey = '', passwords = 'sm2' }: BladeXOptions): Profile {
  const key = passwords === 'sm2' ? { publicKey: parseSm2PublicKey(publicKey, 'bladeX: option "publicKey"') } : {}
  return defineProfile({
    ...bladeXData,
    ...key,
    passwords: { signIn: passwords, change: passwords, forgotten: passwords, newUser: passwords },
  })
}

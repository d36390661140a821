import type { Profile } from '@jwsk/sdk'
import type { PasswordUse } from '@jwsk/sdk/profiles'
import type { FieldError } from '../types'

/**
 * Validates that the platform stores a secret as typed, i.e. that it contains no character that the server changes.
 * `use` is the purpose of a password; an encoded one can contain any character.
 */
export function validateSecretCharacters(profile: Profile, secret: string, use?: PasswordUse): FieldError | undefined {
  const { forbiddenSecretCharacters = '', passwords = {} } = profile
  const isPlain = use === undefined || passwords[use] === 'plain'
  const characters = [...forbiddenSecretCharacters]
  if (!isPlain || !characters.some((character) => secret.includes(character))) return undefined
  return { key: 'fields.password.changed', values: { characters: characters.join(' ') } }
}

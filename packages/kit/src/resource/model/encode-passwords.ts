import type { Client } from '@jwsk/sdk'
import type { NewPasswordUse } from '../../fields/types'
import type { Resource } from './resource'
import type { Row } from './row'

/** Encodes the user passwords of a draft as the deployment requires; equal texts get equal encodings. */
export async function encodePasswords(client: Client, fields: Resource['fields'], draft: Row): Promise<Row> {
  const ciphers = new Map<string, Promise<string>>()
  const getCipher = (password: string, use: NewPasswordUse) => {
    const known = ciphers.get(password)
    const cipher = known ?? client.encodePassword(password, use)
    ciphers.set(password, cipher)
    return cipher
  }
  const pairs = Object.entries(draft).map(async ([name, value]) => {
    const use = Object.hasOwn(fields, name) ? fields[name]?.passwordUse : undefined
    return [name, use && typeof value === 'string' && value !== '' ? await getCipher(value, use) : value] as const
  })
  return Object.fromEntries(await Promise.all(pairs))
}

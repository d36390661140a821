import { auth } from '@jwsk/sdk/auth'
import { user } from '@jwsk/sdk/system'
import { toFields } from '../engine/fields'
import type { Call, Mock } from '../engine/mock'
import { decryptPassword } from '../spring-blade/password'
import { hashPassword } from '../system/organisation/user-table'

/** Calls that take the password of a user. */
const encrypted = new Set([auth.token, auth.updatePassword, user.submit, user.updatePassword].map(({ id }) => id))

/** Decrypts a password to the digest that the shared mocks expect; `''` for any other text. */
function toDigest(cipher: unknown): string {
  const plain = decryptPassword(String(cipher))
  return plain === undefined ? '' : hashPassword(plain)
}

const decryptFields = (fields: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, /password/i.test(name) ? toDigest(value) : value]))

/** Decrypts the passwords of a call, which are encrypted with SM2. */
export function withDecryptedPasswords(mock: Mock): Mock {
  if (!encrypted.has(mock.operation.id)) return mock
  return {
    ...mock,
    answer: (call) => {
      // not a copy, because the caller of a sign-in cannot be read
      const decrypted: Call = Object.create(call, {
        query: { value: decryptFields(call.query) },
        body: { value: decryptFields(toFields(call.body)) },
      })
      return mock.answer(decrypted)
    },
  }
}

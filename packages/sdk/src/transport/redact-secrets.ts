import { JwskError } from '../errors'
import { isRecord } from '../is-record'

const secretFieldNames = /pass|token|secret|^code$|^validate$|^state$/i
// shorter ones are words that a message may hold by chance
const minSecretLength = 4

/** What of an input nobody may read in a message: the values of fields that are named like secrets. */
function collectSecrets(input: unknown): string[] {
  if (!isRecord(input) && !Array.isArray(input)) return []
  return Object.entries(input).flatMap(([name, value]) => {
    if (typeof value !== 'string') return collectSecrets(value)
    return value.length >= minSecretLength && secretFieldNames.test(name) ? [value] : []
  })
}

/** The same error, without what a server repeated of the secrets that it was sent. */
export function redactSecrets(error: JwskError, input: unknown, accessToken: string | undefined): JwskError {
  const secrets = [...collectSecrets(input), ...(accessToken ? [accessToken] : [])].filter((secret) => error.message.includes(secret))
  if (secrets.length === 0) return error
  // a new one, because the stack of the old one begins with its message
  const message = secrets.reduce((text, secret) => text.replaceAll(secret, '…'), error.message)
  return new JwskError({ ...error, message, cause: error.cause })
}

import { JwskError } from '../errors'
import { isRecord } from '../is-record'

const secretFieldNames = /pass|token|secret|^code$|^validate$|^state$/i
// shorter secrets may occur in a message by chance
const minSecretLength = 4

/** Collects secrets of an input: the values of fields named like secrets. */
function collectSecrets(input: unknown): string[] {
  if (!isRecord(input) && !Array.isArray(input)) return []
  return Object.entries(input).flatMap(([name, value]) => {
    if (typeof value !== 'string') return collectSecrets(value)
    return value.length >= minSecretLength && secretFieldNames.test(name) ? [value] : []
  })
}

/** Removes from an error the secrets of the request that the server echoed. */
export function redactSecrets(error: JwskError, input: unknown, accessToken: string | undefined): JwskError {
  const secrets = [...collectSecrets(input), ...(accessToken ? [accessToken] : [])].filter((secret) => error.message.includes(secret))
  if (secrets.length === 0) return error
  // a new error, because the stack of the old one starts with its message
  const message = secrets.reduce((text, secret) => text.replaceAll(secret, '…'), error.message)
  return new JwskError({ ...error, message, cause: error.cause })
}

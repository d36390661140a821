import { copyError, type JwskError } from '../errors'
import { isRecord } from '../is-record'

const secretFieldNames = /pass|token|secret|^code$|^validate$|^state$/i
// shorter secrets may occur in a message by chance
const minSecretLength = 4

type Node = Record<string, unknown> | unknown[]

/** Calls `visit` for every text below a value, which may be nested deeply or in a circle. */
function visitTexts(root: unknown, visit: (text: string, name: string, parent: Node) => void): void {
  const seen = new Set<unknown>()
  const nodes = [root]
  for (let node = nodes.pop(); node !== undefined; node = nodes.pop()) {
    if ((!isRecord(node) && !Array.isArray(node)) || seen.has(node)) continue
    seen.add(node)
    for (const [name, value] of Object.entries(node))
      if (typeof value === 'string')
        visit(value, name, node as Node) // one of both, see above
      else nodes.push(value)
  }
}

/** Collects secrets of an input: the values of fields named like secrets. */
function collectSecrets(input: unknown): string[] {
  const secrets: string[] = []
  visitTexts(input, (text, name) => {
    if (text.length >= minSecretLength && secretFieldNames.test(name)) secrets.push(text)
  })
  return secrets
}

/** Removes from an error and its body the secrets of the request that the server echoed. */
export function redactSecrets(error: JwskError, input: unknown, accessToken: string | undefined): JwskError {
  const secrets = [...collectSecrets(input), ...(accessToken ? [accessToken] : [])]
  const redact = (text: string) => secrets.reduce((redacted, secret) => redacted.replaceAll(secret, '…'), text)
  // the body was parsed for this error alone
  visitTexts(error.body, (text, name, parent) => {
    Object.assign(parent, { [name]: redact(text) })
  })
  const message = redact(error.message)
  const body = typeof error.body === 'string' ? redact(error.body) : error.body
  return message === error.message && body === error.body ? error : copyError(error, { message, body })
}

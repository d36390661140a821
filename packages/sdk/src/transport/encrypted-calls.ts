import { JwskError } from '../errors'
import { operationIds } from '../generated/operation-ids'
import { suggestName } from '../known-options'
import type { CryptoOptions } from '../profile'
import type { Call } from './build-request'

const known = operationIds.split(' ')
const knownIds = new Set(known)
const pathPattern = /^(?:\/[\w.~{}-]+)*\/?$/

const callsError = (problem: string) => new JwskError({ kind: 'configuration', message: `option "crypto.calls" ${problem}` })

function assertKnownName(name: unknown): void {
  if (typeof name !== 'string') throw callsError('is neither "all" nor a list of ids and paths')
  if (name.startsWith('/') ? pathPattern.test(name) : knownIds.has(name)) return
  throw callsError(`names "${name}", which is no operation of the contracts and no path${suggestName(name, known)}`)
}

const checked = new WeakSet<object>()

/**
 * Checks the calls of an encryption, and that it has a key. The first call of a client does the same.
 *
 * @throws {@link JwskError} of kind `configuration` that names an unknown id or an invalid path, or the missing key.
 */
export function assertEncryption({ calls = [], dataKey, tokenKey }: CryptoOptions): void {
  if (calls.length > 0 && !dataKey && !tokenKey) throw callsError('needs "crypto.dataKey" or "crypto.tokenKey"')
  if (calls === 'all') return
  // callers without types may pass any text
  if (!Array.isArray(calls)) throw callsError('is neither "all" nor a list of ids and paths')
  if (checked.has(calls)) return
  for (const name of calls) assertKnownName(name)
  checked.add(calls)
}

const isBelow = (path: string, prefix: string) => path === prefix || path.startsWith(prefix.endsWith('/') ? prefix : `${prefix}/`)

/** Whether input and response of a call are JSON, or a form that can be sent as JSON. */
const isJson = ({ operation: { body, responseType = 'none' }, raw }: Call) =>
  !raw && responseType === 'none' && (body === undefined || body === 'form')

/** Marks a call that the options encrypt; `path` is its path on the server. Options of the call and the contract take precedence. */
export function markEncrypted(call: Call, encryption: CryptoOptions, path: string): Call {
  const { operation, options } = call
  const { calls, dataKey, tokenKey } = encryption
  assertEncryption(encryption)
  // a call that leaves the gateway carries no token, and its server has no key
  if (!path.startsWith('/')) return call
  const isNamed = Array.isArray(calls) && !call.raw && calls.includes(operation.id)
  const isListed = calls === 'all' || isNamed || (Array.isArray(calls) && calls.some((name) => isBelow(path, name)))
  if (!isListed) return call
  if (isNamed && dataKey && !isJson(call)) throw callsError(`names "${operation.id}", whose files or texts cannot be encrypted`)
  const { data, token } = operation.crypto ?? {}
  const cryptoData = options?.cryptoData ?? data ?? (Boolean(dataKey) && isJson(call))
  const cryptoToken = options?.cryptoToken ?? token ?? Boolean(tokenKey)
  return { ...call, options: { ...options, cryptoData, cryptoToken } }
}

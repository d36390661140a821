import type { RawResponse } from '../call-options'
import { sha256 } from '../crypto/sha256'
import { isJwskError, JwskError } from '../errors'
import { isRecord } from '../is-record'
import type { Operation } from '../operation'
import type { OperationOverride, PasswordEncoding, PasswordUse, Profile, ProfileData } from '../profile'
import { isEmptyPayload, stripEmptyValues } from './empty-values'
import { escapeFields, unescapeFields } from './escaped-text'
import { addGrantAliases } from './grant-aliases'
import { mapName, renameFields, renameRows } from './rename-fields'
import { toSortColumns } from './sort-columns'

const noOverride: OperationOverride = {}
const servicePrefix = /^\/jwsk-[^/]+/

/** Whether an operation is listed by service, entity or id: `biz/`, `parkingLot`, `parkingLot.page`. */
function isListedOperation(listed: ReadonlySet<string>, { id, path }: Operation): boolean {
  const [entity = ''] = id.split('.', 1)
  return listed.has(id) || listed.has(entity) || listed.has(`${servicePrefix.exec(path)?.[0].slice('/jwsk-'.length) ?? ''}/`)
}

const toRecord = (input: unknown) => (isRecord(input) ? input : {})

/** Applies `work` to the input, or to query and body of a call that takes both. */
const mapInputParts = (operation: Operation, input: unknown, work: (part: unknown) => unknown) =>
  operation.input === 'both' ? { query: work(toRecord(input).query), body: work(toRecord(input).body) } : work(input)

function createPasswordEncoder({ name, passwords = {}, publicKey = '', cipherOrder }: ProfileData) {
  const cipher = async () => (await import('../crypto/sm2')).createSm2Cipher(publicKey, `${name}: option "publicKey"`, cipherOrder)
  const encoders = {
    sha256,
    md5: async (password: string) => (await import('crypto-js/md5.js')).default(password).toString(),
    // bytes, because the library encodes some rare characters wrongly
    sm3: async (password: string) => (await import('sm-crypto-v2')).sm3(new TextEncoder().encode(password)),
    plain: (password: string) => password,
    sm2: async (password: string) => (await cipher()).encrypt(password),
  }
  const standard: Record<PasswordUse, PasswordEncoding> = { signIn: 'sha256', change: 'sha256', forgotten: 'sha256', newUser: 'sha256' }
  return (password: string, use: PasswordUse) => {
    const encoding = passwords[use] ?? standard[use]
    return typeof encoding === 'function' ? encoding(password) : encoders[encoding](password)
  }
}

function createRedactor(secrets: readonly string[]) {
  if (secrets.length === 0) return (response: string) => response
  // replaced in the text, so that raw responses contain no secrets either; quotes inside strings are escaped
  const fields = new RegExp(`"(${secrets.join('|')})"\\s*:\\s*"(?:[^"\\\\]|\\\\.)*"`, 'g')
  return (response: string) => response.replace(fields, '"$1":""')
}

/**
 * Creates a profile from the names, options and responses of a deployment of the platform family. To change an
 * existing profile, spread it: `defineProfile({ ...springBlade({ publicKey }), unsupported: [] })`.
 *
 * @example
 * const ours = defineProfile({ name: 'ours', servicePrefix: 'acme-', unsupported: ['biz/'], sortColumnCase: 'snake_case' })
 * createClient({ profile: ours, baseUrl, clientId, clientSecret })
 */
export function defineProfile(data: ProfileData): Profile {
  const {
    operationOverrides = {},
    fieldAliases = {},
    dictionaryAliases = {},
    permissionAliases = {},
    redactedFields = [],
    emptyValues,
    escapesText,
    sortColumnCase,
    notFoundMessage,
  } = data
  const missing = new Set(data.unsupported)
  const exact = new Set(data.exactFilters)
  const supports = (operation: Operation) => !isListedOperation(missing, operation)

  function toWireInput(operation: Operation, input: unknown, names: Readonly<Record<string, string>>): unknown {
    if (!isRecord(input)) return input
    const { code } = input
    const withDictionaryCode =
      operation.id.endsWith('.dictionary') && typeof code === 'string' ? { ...input, code: mapName(dictionaryAliases, code) } : input
    const withSortColumns = operation.paged && sortColumnCase ? toSortColumns(withDictionaryCode, names) : withDictionaryCode
    return renameFields(withSortColumns, names)
  }

  function adapt(operation: Operation, input: unknown) {
    const { id } = operation
    if (!supports(operation)) throw new JwskError({ kind: 'absent', message: `the platform has no ${id}`, operation: id })
    const { emptyValue, mapInput, mapPayload, ...wire } = operationOverrides[id] ?? noOverride
    const names = fieldAliases[id] ?? fieldAliases[id.split('.', 1)[0] ?? ''] ?? {}
    const mapped = mapInput ? mapInput(toRecord(input)) : input
    const call = {
      operation: { ...operation, ...wire },
      input: mapInputParts(operation, mapped, (part) => {
        const input = toWireInput(operation, part, names)
        return escapesText ? escapeFields(input, escapesText.htmlFields) : input
      }),
    }
    if (operation.responseType) return call
    const toContractPayload = (payload: unknown) => {
      if (emptyValues && isEmptyPayload(payload)) return emptyValue
      const text = escapesText ? unescapeFields(payload, escapesText.htmlFields) : payload
      const known = renameRows(emptyValues ? stripEmptyValues(text, emptyValues) : text, names)
      const granted = id === 'menu.buttons' ? addGrantAliases(known, permissionAliases) : known
      return mapPayload ? mapPayload(granted, toRecord(input)) : granted
    }
    const isMissing = (error: unknown) => isJwskError(error) && id.endsWith('.detail') && error.message === notFoundMessage
    const mapResponse = async (response: Promise<RawResponse>): Promise<RawResponse> => {
      try {
        const { payload, ...seen } = await response
        return { ...seen, payload: toContractPayload(payload) }
      } catch (error) {
        if (!isMissing(error)) throw error
        return { payload: emptyValue, status: 200, headers: new Headers() }
      }
    }
    return { ...call, mapResponse }
  }

  return {
    ...data,
    supports,
    filtersExactly: (operation) => isListedOperation(exact, operation),
    // an override may turn off paging, which the type of a contract's operation does not allow
    adapt: adapt as NonNullable<Profile['adapt']>,
    encodePassword: createPasswordEncoder(data),
    redactResponse: createRedactor(redactedFields),
  }
}

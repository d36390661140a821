import { parseSm2PublicKey } from '../crypto/sm2'
import { JwskError } from '../errors'
import { serviceNames } from '../generated/services'
import { isRecord } from '../is-record'
import { assertKnownOptions } from '../known-options'
import { jwsk, type Profile, type ProfileData } from '../profile'
import { bladeXData } from './bladex'
import { defineProfile } from './define-profile'
import { type ProfileName, profileNames } from './names'
import { springBladeData } from './spring-blade'
import { springBlade3Data } from './spring-blade-3'

type Reader = (value: unknown, name: string) => unknown
type Shape = Readonly<Record<string, Reader>>

const invalidError = (name: string, problem: string) =>
  new JwskError({ kind: 'configuration', message: `profile: option "${name}" ${problem}` })

const createReader =
  (isValid: (value: unknown) => boolean, problem: string): Reader =>
  (value, name) => {
    if (!isValid(value)) throw invalidError(name, problem)
    return value
  }

const isText = (value: unknown) => typeof value === 'string'
const isCode = (value: unknown) => isText(value) || Number.isInteger(value)

const text = createReader(isText, 'is not a string')
const anything = createReader(() => true, '')
const flag = createReader((value) => value === true, 'is not true')
const positive = createReader((value) => typeof value === 'number' && value > 0, 'is not a positive number')
const texts = createReader((value) => Array.isArray(value) && value.every(isText), 'is not a list of strings')
const codes = createReader((value) => Array.isArray(value) && value.every(isCode), 'is not a list of codes')
const codeOrCodes = createReader((value) => [value].flat().every(isCode), 'is no code')
const oneOf = (...known: readonly string[]) => createReader((value) => known.includes(String(value)), `is none of ${known.join(', ')}`)

function requireRecord(value: unknown, name: string): Readonly<Record<string, unknown>> {
  if (!isRecord(value)) throw invalidError(name, 'is not an object')
  return value
}

/** Reads an object under any names. */
const byName =
  (read: Reader): Reader =>
  (value, name) =>
    Object.fromEntries(Object.entries(requireRecord(value, name)).map(([key, one]) => [key, read(one, `${name}.${key}`)]))

/** Reads an object with these optional keys. */
const record =
  (shape: Shape): Reader =>
  (value, name) => {
    const given = requireRecord(value, name || 'profile')
    assertKnownOptions(name === '' ? 'profile' : `profile.${name}`, given, Object.keys(shape).join(' '))
    return Object.fromEntries(Object.entries(given).map(([key, one]) => [key, shape[key]?.(one, name === '' ? key : `${name}.${key}`)]))
  }

const isAesKey = (value: unknown) => isText(value) && [16, 24, 32].includes(new TextEncoder().encode(String(value)).length)
// with their form as the URL parser normalizes it, so that no segment leads elsewhere
const isServicePath = (value: unknown) =>
  isText(value) && /^(?:\/[\w.~-]+)*$/.test(String(value)) && new URL(`http://a${value}/`).pathname === `${value}/`

const aesKey = createReader(isAesKey, 'is no key of 16, 24 or 32 bytes')
const servicePath = createReader(isServicePath, 'is no path like "/sys"')
const calls = createReader(
  (value) => value === 'all' || (Array.isArray(value) && value.every(isText)),
  'is neither "all" nor a list of ids and paths',
)

/** Readers of the options that are objects, in a profile and in a configuration file. */
const deployment: Shape = {
  servicePaths: record(Object.fromEntries(serviceNames.map((name) => [name, servicePath]))),
  crypto: record({ dataKey: aesKey, tokenKey: aesKey, calls, body: oneOf('text', 'form') }),
}

/** Throws a `configuration` error that names an invalid service path or an invalid option of the encryption. */
export const assertDeployment = (options: Pick<ProfileData, 'servicePaths' | 'crypto'>): unknown => record(deployment)(options, '')

const encoding = oneOf('sha256', 'sm2', 'md5', 'sm3', 'plain')

const readProfile = record({
  extends: oneOf(...profileNames),
  name: text,
  ...deployment,
  apiPrefix: text,
  servicePrefix: text,
  tokenHeader: text,
  tenantHeader: text,
  tenantId: text,
  tokenTime: positive,
  headers: byName(text),
  credentialsIn: oneOf('query', 'form'),
  on401: oneOf('refresh', 'probe', 'end'),
  envelope: record({ success: codeOrCodes, code: text, data: text, message: text }),
  token: record({ requestFields: byName(text), responseFields: byName(text), grants: texts }),
  rejectionCodes: record({ refresh: codes, role: codes, forbidden: codes }),
  passwords: record({ signIn: encoding, change: encoding, forgotten: encoding, newUser: encoding }),
  publicKey: text,
  cipherOrder: oneOf('C1C2C3', 'C1C3C2'),
  operationOverrides: byName(
    record({
      method: oneOf('GET', 'POST', 'PUT', 'PATCH', 'DELETE'),
      path: text,
      input: oneOf('query', 'body', 'both'),
      body: text,
      emptyValue: anything,
    }),
  ),
  unsupported: texts,
  sortColumnCase: oneOf('snake_case'),
  fieldAliases: byName(byName(text)),
  permissionAliases: byName(text),
  dictionaryAliases: byName(text),
  exactFilters: texts,
  absentFields: byName(texts),
  absentColumns: byName(texts),
  absentFilters: byName(texts),
  unsortedLists: texts,
  loosenedPatterns: byName(texts),
  stripsHtml: flag,
  escapesText: record({ htmlFields: texts }),
  forbiddenSecretCharacters: text,
  deleteChildrenFirst: texts,
  leavesDependents: texts,
  newTenantPassword: text,
  emptyValues: record({ values: codes, keepFields: texts }),
  notFoundMessage: text,
  failureMessages: record({ tooLong: text, noRole: text }),
  redactedFields: texts,
})

const bases: Readonly<Record<ProfileName, ProfileData>> = {
  jwsk,
  springblade: springBladeData,
  springblade3: springBlade3Data,
  bladex: bladeXData,
}

/** Merges objects key by key; lists and other values of `changes` replace those of `base`. */
function merge(base: unknown, changes: unknown): unknown {
  if (!isRecord(base) || !isRecord(changes)) return changes
  return { ...base, ...Object.fromEntries(Object.entries(changes).map(([key, value]) => [key, merge(base[key], value)])) }
}

/** Profile as JSON: the data of `ProfileData` without functions, on top of a known profile. */
export interface ProfileFile extends Omit<ProfileData, 'name' | 'naturalKeys'> {
  /** Profile that it changes. Defaults to `jwsk`. */
  readonly extends?: ProfileName
  /** Name in messages. Defaults to that of the base. */
  readonly name?: string
}

/**
 * Creates a profile from JSON, e.g. a file. Objects are merged with those of the base, lists replace them.
 *
 * @throws {@link JwskError} of kind `configuration` that names an invalid or unknown option.
 *
 * @example
 * parseProfile({ extends: 'springblade', passwords: { signIn: 'md5' }, headers: { 'X-Client': 'desk' } })
 */
export function parseProfile(value: unknown): Profile {
  const { extends: base = 'jwsk', ...changes } = readProfile(value, '') as ProfileFile // checked key by key
  const data = merge(bases[base], changes) as ProfileData // the base has a name
  const needsKey = Object.values(data.passwords ?? {}).includes('sm2')
  return defineProfile(needsKey ? { ...data, publicKey: parseSm2PublicKey(data.publicKey ?? '', 'profile: option "publicKey"') } : data)
}

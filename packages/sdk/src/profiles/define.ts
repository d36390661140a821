import { sha256 } from '../crypto/sha256'
import { isJwskError, JwskError } from '../errors'
import { isRecord } from '../is-record'
import type { Operation } from '../operation'
import type { OperationChange, PasswordEncoding, PasswordUse, Profile, ProfileData } from '../profile'
import type { RawAnswer } from '../types'
import { emptied, isNothing } from './empties'
import { nameIn, renamed, renameRows } from './rename'
import { sortedBy } from './sort-names'
import { withGranted } from './with-granted'

const unchanged: OperationChange = {}
const service = /^\/jwsk-[^/]+/

/** What an operation is listed under: `biz/`, `parkingLot`, `parkingLot.page`. */
function isListed(listed: ReadonlySet<string>, { id, path }: Operation): boolean {
  const [entity = ''] = id.split('.', 1)
  return listed.has(id) || listed.has(entity) || listed.has(`${service.exec(path)?.[0].slice('/jwsk-'.length) ?? ''}/`)
}

const plainOf = (input: unknown) => (isRecord(input) ? input : {})

/** The same work on the query and on the body of a call that takes both. */
const onParts = (operation: Operation, input: unknown, work: (part: unknown) => unknown) =>
  operation.input === 'both' ? { query: work(plainOf(input).query), body: work(plainOf(input).body) } : work(input)

function encoderOf({ name, passwords = {}, publicKey = '' }: ProfileData) {
  const cipher = async () => (await import('../crypto/sm2')).createSm2Cipher(publicKey, `${name}: option "publicKey"`)
  const ways = {
    sha256,
    plain: (password: string) => password,
    sm2: async (password: string) => (await cipher()).encrypt(password),
  }
  const standard: Record<PasswordUse, PasswordEncoding> = { signIn: 'sha256', change: 'sha256', forgotten: 'sha256', newUser: 'sha256' }
  return (password: string, use: PasswordUse) => {
    const way = passwords[use] ?? standard[use]
    return typeof way === 'function' ? way(password) : ways[way](password)
  }
}

function cleanerOf(secrets: readonly string[]) {
  if (secrets.length === 0) return (answer: string) => answer
  // on the text, so that whoever reads answers as they are does not see them either; quotes inside text are escaped
  const fields = new RegExp(`"(${secrets.join('|')})"\\s*:\\s*"(?:[^"\\\\]|\\\\.)*"`, 'g')
  return (answer: string) => answer.replace(fields, '"$1":""')
}

/**
 * Makes a profile of a description: what a deployment of the family names, takes and answers otherwise. To change one
 * that there is, spread it: `defineProfile({ ...springBlade({ publicKey }), lacks: [] })`.
 *
 * @example
 * const ours = defineProfile({ name: 'ours', servicePrefix: 'acme-', lacks: ['biz/'], sortNames: 'snake_case' })
 * createClient({ profile: ours, baseUrl, clientId, clientSecret })
 */
export function defineProfile(data: ProfileData): Profile {
  const { operations = {}, fields = {}, dictionaries = {}, permissions = {}, secrets = [], empties, sortNames, nothingFound } = data
  const missing = new Set(data.lacks)
  const exact = new Set(data.exactFilters)
  const offers = (operation: Operation) => !isListed(missing, operation)

  function sent(operation: Operation, input: unknown, names: Readonly<Record<string, string>>): unknown {
    if (!isRecord(input)) return input
    const { code } = input
    const coded = operation.id.endsWith('.dictionary') && typeof code === 'string' ? { ...input, code: nameIn(dictionaries, code) } : input
    const sorted = operation.paged && sortNames ? sortedBy(coded, names) : coded
    return renamed(sorted, names)
  }

  function adapt(operation: Operation, input: unknown) {
    const { id } = operation
    if (!offers(operation)) throw new JwskError({ kind: 'absent', message: `the platform has no ${id}`, operation: id })
    const { empty, send, read, ...wire } = operations[id] ?? unchanged
    const names = fields[id] ?? fields[id.split('.', 1)[0] ?? ''] ?? {}
    const asked = send ? send(plainOf(input)) : input
    const call = { operation: { ...operation, ...wire }, input: onParts(operation, asked, (part) => sent(operation, part, names)) }
    if (operation.answer) return call
    const promised = (payload: unknown) => {
      if (empties && isNothing(payload)) return empty
      const known = renameRows(empties ? emptied(payload, empties) : payload, names)
      const granted = id === 'menu.buttons' ? withGranted(known, permissions) : known
      return read ? read(granted, plainOf(input)) : granted
    }
    const isMissing = (error: unknown) => isJwskError(error) && id.endsWith('.detail') && error.message === nothingFound
    const settle = async (answer: Promise<RawAnswer>): Promise<RawAnswer> => {
      try {
        const { payload, ...seen } = await answer
        return { ...seen, payload: promised(payload) }
      } catch (error) {
        if (!isMissing(error)) throw error
        return { payload: empty, status: 200, headers: new Headers() }
      }
    }
    return { ...call, settle }
  }

  return {
    ...data,
    offers,
    filtersExactly: (operation) => isListed(exact, operation),
    // the change of a call may take its page away, which the contract cannot
    adapt: adapt as NonNullable<Profile['adapt']>,
    encodePassword: encoderOf(data),
    clean: cleanerOf(secrets),
  }
}

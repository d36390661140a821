import { getChild, type Place, toMembers } from '@jwsk/codegen/generate'
import type { Operation } from '@jwsk/sdk'
import { springBlade, springBlade3 } from '@jwsk/sdk/profiles'
import { describe, expect, test } from 'vitest'
import { loadOperations } from './spec'

const services = import.meta.glob<Record<string, Record<string, Operation>>>('../../../packages/sdk/src/generated/*/index.ts', {
  eager: true,
})
const operations = Object.values(services).flatMap((entities) => Object.values(entities).flatMap((entity) => Object.values(entity)))
const specs = loadOperations()
const profiles = [springBlade({ publicKey: 'a'.repeat(128) }), springBlade3()]

const toList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

/** Collects the property names that the schemas below a place require of objects. */
function requiredBelow(at: Place | undefined, seen = new Set<string>()): string[] {
  if (!at || seen.has(`${at.file}${at.pointer}`)) return []
  seen.add(`${at.file}${at.pointer}`)
  const properties = Object.keys(toMembers(at.node.properties)).flatMap((name) => requiredBelow(getChild(at, 'properties', name), seen))
  const parts = toList(at.node.allOf).flatMap((_, index) => requiredBelow(getChild(at, 'allOf', String(index)), seen))
  return [...toList(at.node.required).map(String), ...properties, ...parts, ...requiredBelow(getChild(at, 'items'), seen)]
}

const envelope = ['code', 'success', 'data', 'msg', 'records', 'total']
/** Names that this server never sends, or that the mock creates itself. */
const unsentFields = ['regionLevel', 'roles', 'successCount', 'failCount', 'failures', 'row', 'message']

describe.each(profiles)('profile $name', (profile) => {
  test('no field that a contract requires is dropped for being empty', () => {
    const required = operations
      .filter((operation) => profile.supports?.(operation) && !operation.responseType && !operation.authFlow)
      .flatMap(({ id }) => requiredBelow(specs.get(id)?.answer))
    const preservedFields = new Set([...(profile.emptyValues?.keepFields ?? []), ...envelope, ...unsentFields])
    expect([...new Set(required)].filter((name) => !preservedFields.has(name))).toEqual([])
  })

  test('names only calls, entities and services of the contracts', () => {
    const ids = new Set(operations.map(({ id }) => id))
    const known = new Set([
      ...[...ids, 'auth.token', 'auth.captcha', 'auth.logout', 'auth.userInfo'],
      ...[...ids].map((id) => id.split('.', 1)[0]),
      ...operations.map(({ path }) => `${path.split('/')[1]?.replace('jwsk-', '')}/`),
    ])
    const named = [
      profile.unsupported,
      Object.keys(profile.operationOverrides ?? {}),
      Object.keys(profile.fieldAliases ?? {}),
      profile.exactFilters,
      Object.keys(profile.absentFields ?? {}),
      Object.keys(profile.absentColumns ?? {}),
      Object.keys(profile.absentFilters ?? {}),
      profile.unsortedLists,
      Object.keys(profile.loosenedPatterns ?? {}),
    ]
    expect(named.flatMap((names) => names ?? []).filter((name) => !known.has(name))).toEqual([])
  })

  test('grants only permissions of the contracts', () => {
    const codes = new Set(operations.flatMap(({ permission }) => permission ?? []))
    expect(Object.keys(profile.permissionAliases ?? {}).filter((code) => !codes.has(code))).toEqual([])
  })
})

import { isJwskError, type Operation } from '@jwsk/sdk'
import { springBlade as createProfile, springBlade3 as createProfile3, type Profile } from '@jwsk/sdk/profiles'
import { expect, test } from 'vitest'
import { createBackend } from '../backend'
import type { Platform } from '../engine/platform'
import { springBlade } from '../platforms/spring-blade'
import { springBlade3 } from '../platforms/spring-blade-3'
import { createBladeClient } from '../spring-blade/blade-client'
import { encryptPassword } from '../spring-blade/password'
import { bladeAccounts } from '../spring-blade/seeds/organisation'
import { loadOperations } from './spec'

const services = import.meta.glob<Record<string, Record<string, Operation>>>('../../../packages/sdk/src/generated/*/index.ts', {
  eager: true,
})
const operations = Object.values(services).flatMap((entities) => Object.values(entities).flatMap((entity) => Object.values(entity)))
const specs = loadOperations()

/** Creates a client of the mock, with the mock's own encryption. */
async function createSignedInClient(platform: Platform, profile: Profile) {
  const client = createBladeClient(createBackend({ platform }), profile)
  const { account, password } = bladeAccounts.admin
  await client.session.signIn({ username: account, password })
  return client
}

/** Lists the filters that a contract allows for a list, without pagination. */
const listFilters = ({ id }: Operation): readonly string[] =>
  (specs.get(id)?.parameters ?? [])
    .filter(({ node }) => node.in === 'query' && !node.required)
    .map(({ node }) => String(node.name))
    .filter((name) => !['current', 'size', 'ascs', 'descs'].includes(name))

test.each([
  [springBlade, { ...createProfile({ publicKey: 'a'.repeat(128) }), encodePassword: encryptPassword }],
  [springBlade3, createProfile3()],
])('$name accepts every filter of the contracts', async (platform, profile) => {
  const client = await createSignedInClient(platform, profile)
  const fallen: string[] = []
  for (const operation of operations.filter((one) => one.method === 'GET' && !one.authFlow && client.supports(one)))
    for (const name of listFilters(operation)) {
      const value = /_date|Time/.test(name) ? '2026-01-02 03:04:05' : '1'
      // the name is an operation of the contracts, of unknown type
      const failure = await client.call(operation as Operation<unknown>, { [name]: value }).then(
        () => undefined,
        (error: unknown) => error,
      )
      if (isJwskError(failure) && failure.code === 500) fallen.push(`${operation.id} ${name}: ${failure.message}`)
    }
  client.dispose()
  expect(fallen).toEqual([])
})

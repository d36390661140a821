import { createClient, isJwskError } from '@jwsk/sdk'
import { springBlade3 } from '@jwsk/sdk/profiles'
import { allSettled, fork } from 'effector'
import { expect, test } from 'vitest'
import { NoRoleError, signInFx } from '../../auth/login/model'
import { handleSessionEffects } from './session-effects'

const sql = 'Error SQL: SELECT\n            role_alias\n        FROM\n            blade_role\n        WHERE\n            id IN\n'

async function signIn(msg: string) {
  const client = createClient({
    profile: springBlade3(),
    baseUrl: 'http://blade.test',
    clientId: 'a',
    clientSecret: 'b',
    fetch: async () => Response.json({ code: 500, success: false, data: {}, msg }, { status: 500 }),
  })
  handleSessionEffects(() => client)
  const { value } = await allSettled(signInFx, { scope: fork(), params: { username: 'norole', password: 'Norole12' } })
  client.dispose()
  return value
}

test('a sign-in without a role fails with an error of its own', async () => {
  expect(await signIn(sql)).toBeInstanceOf(NoRoleError)
})

test('any other failed sign-in keeps its error', async () => {
  const error = await signIn('Cannot invoke "String.isEmpty()" because "str" is null')
  expect([isJwskError(error), error instanceof NoRoleError]).toEqual([true, false])
})

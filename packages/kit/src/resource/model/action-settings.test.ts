import { createClient, createMemoryStore } from '@jwsk/sdk'
import { defineProfile } from '@jwsk/sdk/profiles'
import { user } from '@jwsk/sdk/system'
import { expect, test } from 'vitest'
import { getPermissionCode, isOffered } from './action-settings'

const profile = defineProfile({ name: 'forester', unsupported: ['user.auditPass'] })
const client = createClient({ profile, baseUrl: 'http://a.test', clientId: 'a', clientSecret: 'b', tokenStore: createMemoryStore() })
const permissions = new Set(['user_edit'])

test.each([
  ['that asks for nothing', { permission: undefined }, true],
  ['that is granted', { permission: 'user_edit' }, true],
  ['that is not granted', { permission: 'user_delete' }, false],
  ['that the deployment has', { permission: 'user_edit', api: user.page }, true],
  ['that the deployment lacks', { permission: 'user_edit', api: user.auditPass }, false],
  ['that the deployment has and nobody granted', { permission: 'user_delete', api: user.page }, false],
])('an action %s', (_, action, offered) => {
  expect(isOffered(action, { client, permissions })).toBe(offered)
})

test("requires the contract's permission code", () => {
  const [code] = user.remove.permission ?? []
  expect(getPermissionCode(user.remove)).toEqual({ permission: code })
  expect(getPermissionCode({ ...user.remove, permission: [] })).toEqual({})
})

import { expect, test } from 'vitest'
import { intersectRoles } from './shared-roles'

test.each([
  [['1,2'], '1,2'],
  [['1,2,3', '3,2', '2,3,4'], '2,3'],
  [['1', '2'], ''],
  [['1', ''], ''],
  [[], ''],
])('users with the roles %j have %j as initial value', (roles, shared) => {
  expect(intersectRoles(roles.map((roleId) => ({ roleId })))).toBe(shared)
})

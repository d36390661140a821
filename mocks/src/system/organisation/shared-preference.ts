import { sharedPreference } from '@jwsk/sdk/system'
import { toFields } from '../../engine/fields'
import { type Call, mock } from '../../engine/mock'
import { businessError } from '../../engine/refusal'
import type { StoredRow } from '../../engine/world/table'
import { defineTable } from '../../engine/world/world'
import { requireParameter } from '../../platform/assertions'
import { userTable } from './user-table'

interface PreferenceRow extends StoredRow {
  readonly tenantId: string
  readonly key: string
  readonly name: string
  readonly value: string
  /** Roles that can read it, comma-separated. */
  readonly roleId: string
  readonly createUser: string
  readonly createTime: string
}

/** Preferences that users shared with their roles. */
export const sharedPreferenceTable = defineTable<PreferenceRow>('sharedPreference', () => [])

const listRoles = (roleId: string) => roleId.split(',').filter(Boolean)

function listVisible({ world, caller }: Call): PreferenceRow[] {
  const own = new Set(listRoles(caller.roleId))
  const isVisible = ({ tenantId, roleId, createUser }: PreferenceRow) =>
    tenantId === caller.tenantId && (createUser === caller.userId || listRoles(roleId).some((role) => own.has(role)))
  return world.table(sharedPreferenceTable).all().filter(isVisible)
}

function requireText(fields: Readonly<Record<string, unknown>>, name: string, maxLength: number): string {
  const value = String(fields[name] ?? '').trim()
  if (value === '') throw businessError(`${name}:不能为空`)
  if (value.length > maxLength) throw businessError(`${name}:最多 ${maxLength} 个字符`)
  return value
}

export const sharedPreferenceMocks = [
  mock(sharedPreference.list, (call) => {
    const key = requireParameter(call, 'key')
    const users = call.world.table(userTable)
    return listVisible(call)
      .filter((row) => row.key === key)
      .map(({ tenantId: _, ...row }) => ({ ...row, createUserName: users.get(row.createUser)?.realName ?? '' }))
  }),
  mock(sharedPreference.submit, (call) => {
    const { world, caller } = call
    const fields = toFields(call.body)
    const [key, name, value] = [requireText(fields, 'key', 100), requireText(fields, 'name', 40), requireText(fields, 'value', 4000)]
    const table = world.table(sharedPreferenceTable)
    const known = table.all().find((row) => row.createUser === caller.userId && row.key === key && row.name === name)
    table.put({
      id: known?.id ?? world.nextId(),
      tenantId: caller.tenantId,
      key,
      name,
      value,
      roleId: caller.roleId,
      createUser: caller.userId,
      createTime: world.formatNow(),
    })
    return undefined
  }),
  mock(sharedPreference.remove, (call) => {
    const { world, caller } = call
    const table = world.table(sharedPreferenceTable)
    for (const id of requireParameter(call, 'ids').split(',')) {
      const row = table.get(id)
      if (row && row.createUser !== caller.userId) throw businessError('只能取消自己的共享')
      table.remove(id)
    }
    return undefined
  }),
]

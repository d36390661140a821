import type { Caller } from '../platform-rules'
import type { World } from './world'

/** Creates the audit columns of a seeded row. */
export const createAuditColumns = (time: string) => ({
  createUser: '',
  createDept: '',
  createTime: time,
  updateUser: '',
  updateTime: time,
  status: 1,
  isDeleted: 0,
})

export interface AuditColumns {
  readonly createUser: string
  readonly createDept: string
  readonly createTime: string
  readonly updateUser: string
  readonly updateTime: string
  readonly status: number
  readonly isDeleted: number
}

/** Creates the audit columns of a row that the mocks themselves add. */
export const createNewAuditColumns = (world: World) => createAuditColumns(world.formatNow())

/** Creates the audit columns of a row that a user's call adds: the user and the first of their departments. */
export const createCallerColumns = ({ world, caller }: { readonly world: World; readonly caller: Caller }): AuditColumns => ({
  ...createNewAuditColumns(world),
  createUser: caller.userId,
  createDept: caller.deptId.split(',')[0] ?? '',
  updateUser: caller.userId,
})

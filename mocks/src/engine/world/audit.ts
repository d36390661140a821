import type { Caller } from '../mock'
import type { World } from './world'

/** The platform's own columns for a row that the seeds made. */
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

/** Columns of a row that the mocks themselves add. */
export const createNewAuditColumns = (world: World) => createAuditColumns(world.formatNow())

/** Columns of a row that a person's call adds: theirs, and of the first of their departments. */
export const createCallerColumns = ({ world, caller }: { readonly world: World; readonly caller: Caller }): AuditColumns => ({
  ...createNewAuditColumns(world),
  createUser: caller.userId,
  createDept: caller.deptId.split(',')[0] ?? '',
  updateUser: caller.userId,
})

import type { World } from './world'

/** The platform's own columns for a row that the seeds made. */
export const auditColumns = (time: string) => ({
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
export const newAuditColumns = (world: World) => auditColumns(world.stamp())

import type { World } from './world'

/** The platform's own columns for a row that the seeds made. */
export const sown = (time: string) => ({
  createUser: '',
  createDept: '',
  createTime: time,
  updateUser: '',
  updateTime: time,
  status: 1,
  isDeleted: 0,
})

export interface Sown {
  readonly createUser: string
  readonly createDept: string
  readonly createTime: string
  readonly updateUser: string
  readonly updateTime: string
  readonly status: number
  readonly isDeleted: number
}

/** Columns of a row that the mocks themselves add. */
export const added = (world: World) => sown(world.stamp())

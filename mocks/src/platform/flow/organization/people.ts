import type { Call } from '../../../engine/mock'
import { businessError } from '../../../engine/refusal'
import type { World } from '../../../engine/world/world'
import { deptTable } from '../../../system/organisation/dept-table'
import { postTable } from '../../../system/organisation/post-table'
import { type UserRow, userTable } from '../../../system/organisation/user-table'

const active = 1

export const isActive = ({ status }: UserRow) => status === active

/** Validates the assignee of a task: an approved and enabled user of the caller's tenant. */
export function checkPerson({ world, caller }: Call, [field, id]: readonly [field: string, id: string]): void {
  const person = world.table(userTable).get(id)
  if (person?.status !== active || person.tenantId !== caller.tenantId) throw businessError(`${field}:所选人员不存在或不可用`)
}

/** Returns the main department of a user. */
export const getDept = ({ deptId }: UserRow) => deptId.split(',')[0] ?? ''

/** Finds the user with the highest post in a department. */
export function findHead(world: World, deptId: string): string {
  const posts = world
    .table(postTable)
    .all()
    .map(({ id }) => id)
  const getRank = ({ postId }: UserRow) => posts.indexOf(postId.split(',')[0] ?? '')
  const people = world
    .table(userTable)
    .all()
    .filter((person) => person.status === active && getDept(person) === deptId)
  return people.sort((left, right) => getRank(left) - getRank(right))[0]?.id ?? ''
}

/** Finds the head of a department, or of the nearest ancestor with another head; only the top has no superior. */
export function findHeadAbove(world: World, deptId: string, person: string): string {
  const head = findHead(world, deptId)
  if (head !== '' && head !== person) return head
  const parent = world.table(deptTable).get(deptId)?.parentId ?? '0'
  return parent === '0' ? head || person : findHeadAbove(world, parent, person)
}

/** Returns the variables by which a process can name people, in addition to the form's fields. */
export function getPeopleVariables(world: World, starterId: string) {
  const starter = world.table(userTable).get(starterId)
  const dept = starter ? getDept(starter) : ''
  return { applyUser: starterId, deptLeader: findHead(world, dept) || starterId, starterLeader: findHeadAbove(world, dept, starterId) }
}

/** Whether a user belongs to a department of the user who starts a process. */
export function isOfDepartment(world: World, { person, starter }: { readonly person: string; readonly starter: string }): boolean {
  const getDepts = (id: string) => world.table(userTable).get(id)?.deptId.split(',') ?? []
  return getDepts(person).some((dept) => getDepts(starter).includes(dept))
}

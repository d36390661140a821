import type { World } from '../../../engine/world/world'
import type { UserRow } from '../../../system/organisation/user-table'
import { userTable } from '../../../system/organisation/user-table'
import { roleTable } from '../../../system/permission/role-table'
import { findDelegate } from '../organization/delegation'
import { findHead, findHeadAbove, getDept, isActive } from '../organization/people'
import type { Applicant, Organization, OrganizationSource } from './organization'
import { splitList } from './step-settings'

type Finder = (world: World, value: string, applicant: Applicant) => readonly string[]

const hasAny = (ids: string, expected: readonly string[]) => splitList(ids).some((id) => expected.includes(id))

const findColleagues = (world: World, { tenantId }: Applicant, matches: (user: UserRow) => boolean) =>
  world
    .table(userTable)
    .all()
    .filter((user) => isActive(user) && user.tenantId === tenantId && matches(user))
    .map(({ id }) => id)

function getDeptOfUser(world: World, userId: string): string {
  const user = world.table(userTable).get(userId)
  return user ? getDept(user) : ''
}

/** Climbs that many levels above a user; nobody if there are fewer. */
function findSuperior(world: World, userId: string, levels: number): readonly string[] {
  let person = userId
  for (let level = 0; level < levels; level += 1) {
    const above = findHeadAbove(world, getDeptOfUser(world, person), person)
    if (above === '' || above === person) return []
    person = above
  }
  return [person]
}

const finders: Readonly<Record<OrganizationSource, Finder>> = {
  role: (world, value, applicant) => {
    const aliases = splitList(value)
    const ids = world
      .table(roleTable)
      .all()
      .filter(({ roleAlias, tenantId }) => aliases.includes(roleAlias) && tenantId === applicant.tenantId)
      .map(({ id }) => id)
    return findColleagues(world, applicant, (user) => hasAny(user.roleId, ids))
  },
  post: (world, value, applicant) => findColleagues(world, applicant, (user) => hasAny(user.postId, splitList(value))),
  department: (world, value, applicant) => findColleagues(world, applicant, (user) => hasAny(user.deptId, splitList(value))),
  departmentHead: (world, value) => splitList(value).map((id) => findHead(world, id)),
  starterDepartmentHead: (world, _, { startUserId }) => [findHead(world, getDeptOfUser(world, startUserId))],
  superior: (world, value, { startUserId }) => findSuperior(world, startUserId, Math.min(20, Math.max(1, Math.trunc(Number(value)) || 1))),
}

/** Creates the lookup of people in the users, roles, posts and departments of a world. */
export function createOrganization(world: World): Organization {
  const isAvailable = (userId: string, tenantId: string) => {
    const user = world.table(userTable).get(userId)
    return user !== undefined && isActive(user) && user.tenantId === tenantId
  }
  return {
    isAvailable,
    findUsers: ({ by, value }, applicant) => {
      const found = finders[by](world, value, applicant)
      return [...new Set(found)].filter((id) => isAvailable(id, applicant.tenantId))
    },
    findDelegate: (request) => findDelegate(world, request) ?? '',
  }
}

import type { World } from '../../../engine/world/world'
import { userTable } from '../../../system/organisation/user-table'
import type { ProcessInstance } from '../instance-types'

/** Adds the copies of the seeds: the administrator is informed of approved requests and has read the older half. */
export function addSeedCopies(world: World, instances: readonly ProcessInstance[]): ProcessInstance[] {
  const userId = world.seedId(userTable.name, 0)
  const isCopied = ({ outcome, startUserId }: ProcessInstance) => outcome === 'passed' && startUserId !== userId
  const copied = instances.filter(isCopied).sort((left, right) => (left.endTime < right.endTime ? -1 : 1))
  const positions = new Map(copied.map(({ id }, index) => [id, index]))
  return instances.map((instance) => {
    const position = positions.get(instance.id)
    if (position === undefined) return instance
    const { endTime: createTime, tasks } = instance
    const readTime = position < copied.length / 2 ? createTime : ''
    const copy = { id: world.seedId('flowCopy', position), userId, nodeName: tasks.at(-1)?.name ?? '', createTime, readTime }
    return { ...instance, copies: [copy] }
  })
}

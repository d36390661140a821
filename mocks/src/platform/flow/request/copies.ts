import { flowCopy } from '@jwsk/sdk/flow'
import { requireIds } from '../../../engine/crud'
import { type Call, mock } from '../../../engine/mock'
import { missingRowError } from '../../audited-row'
import { definitionTable } from '../definition-table'
import { instanceTable } from '../instance-table'
import type { Copy, ProcessInstance } from '../instance-types'
import { summarize } from '../summary'
import { getUserName, listPage } from '../views'

interface OwnCopy {
  readonly instance: ProcessInstance
  readonly copy: Copy
}

/** Lists the caller's copies, newest first. */
const getOwnCopies = ({ world, caller }: Call): OwnCopy[] =>
  world
    .table(instanceTable)
    .all()
    .filter(({ tenantId, outcome }) => tenantId === caller.tenantId && outcome !== 'deleted')
    .flatMap((instance) => (instance.copies ?? []).map((copy) => ({ instance, copy })))
    .filter(({ copy }) => copy.userId === caller.userId)
    .sort((left, right) => (left.copy.createTime < right.copy.createTime ? 1 : -1))

function toCopyView({ world }: Call, { instance, copy: { id, nodeName, createTime, readTime } }: OwnCopy) {
  const definition = world.table(definitionTable).get(instance.definitionId)
  return {
    id,
    processDefinitionId: instance.definitionId,
    processDefinitionKey: definition?.key ?? '',
    processDefinitionName: definition?.name ?? '',
    processInstanceId: instance.id,
    businessTable: instance.businessTable,
    businessId: instance.businessId,
    category: definition?.category ?? '',
    applyUserName: getUserName(world, instance.startUserId),
    applyTime: instance.startTime,
    summary: summarize(world, instance),
    nodeName,
    createTime,
    readTime,
    read: readTime === '' ? (0 as const) : (1 as const),
  }
}

export const copyMocks = [
  mock(flowCopy.page, (call) =>
    listPage(
      call,
      getOwnCopies(call).map((own) => toCopyView(call, own)),
    ),
  ),
  mock(flowCopy.read, (call) => {
    const { world, query } = call
    const ids = new Set(requireIds(query))
    const own = getOwnCopies(call).filter(({ copy }) => ids.has(copy.id))
    if (own.length === 0) throw missingRowError()
    const readTime = world.formatNow()
    for (const id of new Set(own.map(({ instance }) => instance.id))) {
      const instance = world.table(instanceTable).get(id)
      const read = (copy: Copy) =>
        ids.has(copy.id) && copy.userId === call.caller.userId && copy.readTime === '' ? { ...copy, readTime } : copy
      if (instance) world.table(instanceTable).put({ ...instance, copies: (instance.copies ?? []).map(read) })
    }
    return undefined
  }),
]

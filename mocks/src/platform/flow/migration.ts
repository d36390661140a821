import { flowManager } from '@jwsk/sdk/flow'
import { type Call, mock } from '../../engine/mock'
import { businessError } from '../../engine/refusal'
import { isVisibleToCaller } from '../../system/tenant/tenancy'
import { requireParameter } from '../assertions'
import type { Process } from './bpmn'
import { type DefinitionRow, definitionTable } from './definition-table'
import { instanceTable, requireProcess } from './instance-table'
import type { ProcessInstance } from './instance-types'
import { getUserName, visibleDefinition } from './views'

function requireDefinition(call: Call, id: string): DefinitionRow {
  const definition = call.world.table(definitionTable).get(id)
  if (!definition || !visibleDefinition(call)(definition)) throw businessError('流程定义不存在')
  return definition
}

const getOpenTasks = ({ tasks }: ProcessInstance) => tasks.filter(({ endTime }) => endTime === '')

/** Lists the running requests of the other versions of a process. */
const getOtherInstances = (call: Call, target: DefinitionRow): ProcessInstance[] =>
  call.world
    .table(instanceTable)
    .all()
    .filter((instance) => instance.endTime === '' && instance.definitionId !== target.id && isVisibleToCaller(instance, call))
    .filter(({ definitionId }) => call.world.table(definitionTable).get(definitionId)?.key === target.key)

/** Returns why a request cannot continue in another version; `''` if it can. */
function findProblem({ world }: Call, instance: ProcessInstance, target: Process): string {
  const current = requireProcess(world, instance.definitionId)
  for (const { nodeId, name } of getOpenTasks(instance)) {
    const node = target.nodes.get(nodeId)
    if (!node) return `目标版本没有步骤“${name}”`
    if (node.type !== current.nodes.get(nodeId)?.type) return `步骤“${name}”在目标版本中是另一种节点`
  }
  return ''
}

/** Moves a request; its open tasks are named as in the target version. */
const moveInstance = (instance: ProcessInstance, definitionId: string, target: Process): ProcessInstance => ({
  ...instance,
  definitionId,
  tasks: instance.tasks.map((task) => (task.endTime === '' ? { ...task, name: target.nodes.get(task.nodeId)?.name || task.name } : task)),
})

export const migrationMocks = [
  mock(flowManager.migrationCheck, (call) => {
    const { world } = call
    const target = requireDefinition(call, requireParameter(call, 'processDefinitionId'))
    const process = requireProcess(world, target.id)
    return getOtherInstances(call, target)
      .sort((left, right) => (left.startTime < right.startTime ? -1 : 1))
      .map((instance) => ({
        processInstanceId: instance.id,
        processDefinitionVersion: world.table(definitionTable).get(instance.definitionId)?.version ?? 0,
        startUserName: getUserName(world, instance.startUserId),
        startTime: instance.startTime,
        taskNames: getOpenTasks(instance)
          .map(({ name }) => name)
          .join(','),
        problem: findProblem(call, instance, process),
      }))
  }),
  mock(flowManager.migrate, (call) => {
    const { world, body } = call
    const target = requireDefinition(call, body.processDefinitionId)
    const process = requireProcess(world, target.id)
    const others = new Map(getOtherInstances(call, target).map((instance) => [instance.id, instance]))
    const chosen = [...new Set(body.processInstanceIds.split(','))].map((id) => {
      const instance = others.get(id)
      if (!instance) throw businessError('申请已在该版本，或已结束')
      const problem = findProblem(call, instance, process)
      if (problem !== '') throw businessError(problem)
      return instance
    })
    for (const instance of chosen) world.table(instanceTable).put(moveInstance(instance, target.id, process))
    return undefined
  }),
]

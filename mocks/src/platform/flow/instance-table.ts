import { businessError } from '../../engine/refusal'
import { defineTable, type World } from '../../engine/world/world'
import { leaveSeeds } from '../desk/leave-seeds'
import { type Process, parseBpmn } from './bpmn'
import { definitionTable, getExpenseDefinitionId, getLeaveDefinitionId } from './definition-table'
import type { ProcessInstance } from './instance-types'
import { requestSeeds } from './request-seeds'
import { createLeaveScenario, createRequestScenario, simulate } from './simulate'

export function requireProcess(world: World, id: string): Process {
  const definition = world.table(definitionTable).get(id)
  const process = definition && parseBpmn(definition.xml)
  if (!process) throw businessError('流程定义不存在')
  return process
}

export const instanceTable = defineTable<ProcessInstance>('flowCase', (world) => {
  const leaves = requireProcess(world, getLeaveDefinitionId(world))
  const expenses = requireProcess(world, getExpenseDefinitionId(world))
  let serial = 0
  const nextId = () => world.seedId('flowTask', serial++)
  return [
    ...leaveSeeds.map((seed, index) => simulate(leaves, createLeaveScenario(world, seed, index), nextId)),
    ...requestSeeds.map((seed, index) => simulate(expenses, createRequestScenario(world, seed, index), nextId)),
  ]
})

import { businessError } from '../../engine/refusal'
import { defineTable, type World } from '../../engine/world/world'
import { leaveSeeds } from '../desk/leave-seeds'
import { type Process, parseBpmn } from './bpmn'
import { type DefinitionRow, definitionTable, getExpenseDefinitionId, getLeaveDefinitionId } from './definition-table'
import { createOrganization } from './engine/create-organization'
import type { ProcessInstance } from './instance-types'
import { addSeedCopies } from './request/copy-seeds'
import { requestSeeds } from './request/request-seeds'
import { createLeaveScenario, createRequestScenario, simulate } from './simulate'

const parsed = new WeakMap<DefinitionRow, Process>()

function parseOnce(definition: DefinitionRow): Process | undefined {
  const process = parsed.get(definition) ?? parseBpmn(definition.xml)
  if (process) parsed.set(definition, process)
  return process
}

/** Returns a deployed process, with the people of that world. */
export function requireProcess(world: World, id: string): Process {
  const definition = world.table(definitionTable).get(id)
  const process = definition && parseOnce(definition)
  if (!process) throw businessError('流程定义不存在')
  return { ...process, organization: createOrganization(world) }
}

export const instanceTable = defineTable<ProcessInstance>('flowCase', (world) => {
  const leaves = requireProcess(world, getLeaveDefinitionId(world))
  const expenses = requireProcess(world, getExpenseDefinitionId(world))
  let serial = 0
  const nextId = () => world.seedId('flowTask', serial++)
  return addSeedCopies(world, [
    ...leaveSeeds.map((seed, index) => simulate(leaves, createLeaveScenario(world, seed, index), nextId)),
    ...requestSeeds.map((seed, index) => simulate(expenses, createRequestScenario(world, seed, index), nextId)),
  ])
})

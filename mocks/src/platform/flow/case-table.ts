import { refuse } from '../../engine/refusal'
import { defineTable } from '../../engine/world/table'
import type { World } from '../../engine/world/world'
import { leaveSeeds } from '../desk/leave-seeds'
import { type Process, parseBpmn } from './bpmn'
import type { Case } from './case-types'
import { definitionTable, expenseDefinitionId, leaveDefinitionId } from './definition-table'
import { leavePlay, play, requestPlay } from './plays'
import { requestSeeds } from './request-seeds'

export function processOf(world: World, id: string): Process {
  const definition = world.table(definitionTable).get(id)
  const process = definition && parseBpmn(definition.xml)
  if (!process) throw refuse('流程定义不存在')
  return process
}

export const caseTable = defineTable<Case>('flowCase', (world) => {
  const leaves = processOf(world, leaveDefinitionId(world))
  const expenses = processOf(world, expenseDefinitionId(world))
  let serial = 0
  const nextId = () => world.seedId('flowTask', serial++)
  return [
    ...leaveSeeds.map((seed, index) => play(leaves, leavePlay(world, seed, index), nextId)),
    ...requestSeeds.map((seed, index) => play(expenses, requestPlay(world, seed, index), nextId)),
  ]
})

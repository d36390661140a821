import { definitionTable, getExpenseDefinitionId } from '../platform/flow/definition-table'
import { startInstance } from '../platform/flow/instance'
import { instanceTable, requireProcess } from '../platform/flow/instance-table'
import { userTable } from '../system/organisation/user-table'
import type { ApiSession } from './api-session'

const render = (userIds: string) =>
  `<definitions xmlns="http://www.omg.org/spec/BPMN/20100524/MODEL" xmlns:j="urn:jwsk:process"><process id="joint" name="会签"><startEvent id="start"/><endEvent id="end"/><userTask id="joint1" name="会签"><extensionElements><j:approval><j:person by="user" value="${userIds}"/></j:approval></extensionElements><multiInstanceLoopCharacteristics/></userTask><sequenceFlow id="a" sourceRef="start" targetRef="joint1"/><sequenceFlow id="b" sourceRef="joint1" targetRef="end"/></process></definitions>`

/** Starts a request whose step asks the caller and a colleague; returns the caller's task and both users. */
export function startMultiInstance({ backend: { world } }: ApiSession) {
  const [caller, colleague, other] = [0, 1, 3].map((position) => world.seedId(userTable.name, position))
  const definition = world.table(definitionTable).get(getExpenseDefinitionId(world))
  if (!definition || !caller || !colleague || !other) throw new Error('the seeds lack the process or its users')
  const definitionId = 'joint:1:1'
  world.table(definitionTable).put({ ...definition, id: definitionId, key: 'joint', name: '会签', xml: render(`${caller},${colleague}`) })
  const start = { id: 'joint', tenantId: '000000', definitionId, businessTable: '', businessId: 'joint', startUserId: other, variables: {} }
  const moment = { time: world.formatNow(), nextId: world.nextId }
  const instance = world.table(instanceTable).put(startInstance(requireProcess(world, definitionId), start, moment))
  return { taskId: instance.tasks[0]?.id ?? '', colleague, other: world.seedId(userTable.name, 4) }
}

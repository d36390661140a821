import { getOwn, type OutputOf } from '@jwsk/sdk'
import { flowForm } from '@jwsk/sdk/flow'
import { type Call, mock } from '../../engine/mock'
import { businessError } from '../../engine/refusal'
import type { World } from '../../engine/world/world'
import { isVisibleToCaller } from '../../system/tenant/tenancy'
import { requireParameter } from '../assertions'
import { requireRow } from '../audited-row'
import type { Process } from './bpmn'
import { checkRecord } from './business-request'
import type { Variables } from './condition'
import { type DefinitionRow, definitionState, definitionTable } from './definition-table'
import { findOpenTask, startInstance } from './instance'
import { instanceTable, requireProcess } from './instance-table'
import type { Outcome, ProcessInstance, Task } from './instance-types'
import { checkPerson, getPeopleVariables } from './organization/people'
import { toDisplayedValues } from './request/displayed-values'
import {
  createStarterRights,
  editValues,
  intersectVisibility,
  listRights,
  mergeVisibility,
  type Rights,
  selectEditableFields,
  selectVisibleFields,
} from './request/form-rights'
import { createValues, toText, toVariables } from './request/form-values'
import { type RequestRow, requestTable } from './request/request-table'
import { requestBusiness } from './simulate'
import type { OpenTask } from './tasks'
import { getUserName, visibleDefinition } from './views'

type FlowStep = NonNullable<NonNullable<OutputOf<typeof flowForm.request>>['step']>

export const requestStatuses: Readonly<Record<Outcome, 1 | 2 | 3 | 4>> = { running: 1, passed: 2, refused: 3, deleted: 3, withdrawn: 4 }

function requireForm(call: Call, id: string): DefinitionRow {
  const definition = call.world.table(definitionTable).get(id)
  if (!definition || !visibleDefinition(call)(definition)) throw businessError('流程定义不存在')
  return definition
}

const isStartTask = ({ world }: Call, instance: ProcessInstance, task: Task | undefined) =>
  task !== undefined && requireProcess(world, instance.definitionId).nodes.get(task.nodeId)?.type === 'startEvent'

interface Handled extends OpenTask {
  /** Decision; required fields may stay empty unless it is `ok`. */
  readonly flag?: 'ok' | 'no' | undefined
}

/** Returns the variables that a task continues with; of a form, the values that its step may change, which are stored. */
export function getNextVariables(call: Call, { instance, task, flag = 'ok' }: Handled, variables: Variables): Variables {
  const row = call.world.table(requestTable).get(instance.businessId)
  if (!row) return variables
  const rights = getTaskRights(call, row, { instance, task })
  const values = editValues(call, { fields: row.fields, stored: row.values, sent: variables, rights, isComplete: flag === 'ok' })
  call.world.table(requestTable).put({ ...row, values })
  return toVariables(selectEditableFields(row.fields, rights), values)
}

const getStepRights = (process: Process, nodeId: string): Rights => process.nodes.get(nodeId)?.rights ?? {}

/** Returns the rights of a task; one that was returned to its applicant edits the whole form. */
const getTaskRights = (call: Call, { fields, definitionId }: RequestRow, { instance, task }: OpenTask): Rights =>
  isStartTask(call, instance, task) ? createStarterRights(fields) : getStepRights(requireProcess(call.world, definitionId), task.nodeId)

const isCandidate = ({ caller }: Call, { assignee, endTime, candidateUsers, candidateGroups }: Task) =>
  assignee === '' &&
  endTime === '' &&
  (candidateUsers.includes(caller.userId) || candidateGroups.some((alias) => caller.roles.includes(alias)))

const isOwnTask = (call: Call, task: Task) =>
  task.assignee === call.caller.userId || task.owner === call.caller.userId || isCandidate(call, task)

/** Returns what the caller may see without a task: starters all, handlers what their steps show, others what no step hides. */
function getViewRights(call: Call, { fields, definitionId }: RequestRow, instance: ProcessInstance | undefined): Rights {
  const { world, caller } = call
  if (!instance || instance.startUserId === caller.userId) return {}
  const process = requireProcess(world, definitionId)
  const getRights = (nodeId: string) => getStepRights(process, nodeId)
  const own = instance.tasks.filter((task) => isOwnTask(call, task) && !isStartTask(call, instance, task))
  if (own.length > 0) return mergeVisibility(fields, [...new Set(own.map(({ nodeId }) => nodeId))].map(getRights))
  const nodes = [...process.nodes.values()]
  return intersectVisibility(nodes.filter(({ type }) => type === 'userTask').map(({ id }) => getRights(id)))
}

/** Returns what the step of a task demands of the caller. */
function toStepView(call: Call, { instance, task }: OpenTask): FlowStep {
  const node = requireProcess(call.world, instance.definitionId).nodes.get(task.nodeId)
  if (!node || isStartTask(call, instance, task)) return { nodeId: task.nodeId }
  const assignees = instance.multiInstances?.find(({ id }) => id === task.multiInstanceId)?.assignees
  const decided = assignees?.filter(({ state }) => state === 'approved' || state === 'refused')
  return {
    nodeId: task.nodeId,
    isRemarkRequired: node.remarkRequired,
    isSignatureRequired: node.signature,
    hiddenButtons: [...node.hiddenButtons],
    ...(assignees && { decision: node.decision, progress: `${decided?.length ?? 0}/${assignees.length}` }),
  }
}

/** Lists the steps whose people the starter chooses. */
const listChoosers = (world: World, definitionId: string) =>
  [...requireProcess(world, definitionId).nodes.values()]
    .filter(({ people }) => people.some(({ by }) => by === 'starterChoice'))
    .map(({ id, name }) => ({ nodeId: id, nodeName: name }))

/** Returns the chosen people by step. Throws if nobody is chosen for one. */
function requireChosen(call: Call, definitionId: string, chosen: Readonly<Record<string, string>> = {}) {
  const people = listChoosers(call.world, definitionId).map(({ nodeId, nodeName }) => {
    const field = `chosen_${nodeId}`
    const ids = toText(getOwn(chosen, nodeId))
    if (ids === '') throw businessError(`${field}:请选择${nodeName}的审批人`)
    for (const id of ids.split(',')) checkPerson(call, [field, id])
    return [nodeId, ids] as const
  })
  return people.length > 0 ? { chosen: Object.fromEntries(people) } : {}
}

export const formMocks = [
  mock(flowForm.detail, (call) => {
    const { id, name, formFields = [] } = requireForm(call, requireParameter(call, 'processDefinitionId'))
    const choosers = listChoosers(call.world, id)
    return { processDefinitionId: id, processDefinitionName: name, fields: formFields, ...(choosers.length > 0 && { choosers }) }
  }),
  mock(flowForm.startProcess, (call) => {
    const { world, body, caller } = call
    const { processDefinitionId, values: filled, chosen, businessTable: recordTable = '', businessId: recordId = '' } = body
    if (recordTable !== '') checkRecord(call, { recordTable, recordId })
    const { formFields = [], suspensionState } = requireForm(call, processDefinitionId)
    if (suspensionState === definitionState.suspended) throw businessError('流程已挂起，不能发起')
    const values = createValues(call, formFields, filled)
    const chosenPeople = requireChosen(call, processDefinitionId, chosen)
    const businessId = world.nextId()
    const start = {
      id: world.nextId(),
      tenantId: caller.tenantId,
      definitionId: processDefinitionId,
      businessTable: requestBusiness,
      businessId,
      startUserId: caller.userId,
      variables: { ...getPeopleVariables(world, caller.userId), ...toVariables(formFields, values) },
      ...chosenPeople,
    }
    const instance = startInstance(requireProcess(world, processDefinitionId), start, { time: world.formatNow(), nextId: world.nextId })
    world.table(instanceTable).put(instance)
    world.table(requestTable).put({
      id: businessId,
      tenantId: caller.tenantId,
      definitionId: processDefinitionId,
      processInstanceId: instance.id,
      fields: formFields,
      values,
      applyUser: caller.userId,
      applyTime: world.formatNow(),
      ...(recordTable !== '' && { recordTable, recordId }),
    })
    return undefined
  }),
  mock(flowForm.request, (call) => {
    const { world } = call
    const row = requireRow(world, requestTable, requireParameter(call, 'businessId'))
    if (!isVisibleToCaller(row, call)) throw businessError('数据不存在或已删除')
    const { id, definitionId, processInstanceId, fields, values, applyUser, applyTime, recordTable, recordId } = row
    const instance = world.table(instanceTable).get(processInstanceId)
    const task = instance?.tasks.find((candidate) => candidate.id === call.query.taskId && isOwnTask(call, candidate))
    const open = instance && task ? { instance, task } : undefined
    const rights = open ? getTaskRights(call, row, open) : getViewRights(call, row, instance)
    const visible = selectVisibleFields(fields, rights)
    return {
      id,
      processInstanceId,
      processDefinitionId: definitionId,
      processDefinitionName: world.table(definitionTable).get(definitionId)?.name ?? '',
      fields: [...visible],
      values: toDisplayedValues(world, visible, values),
      applyUser,
      applyUserName: getUserName(world, applyUser),
      applyTime,
      ...(recordTable && { recordTable, recordId }),
      assigneeName: getUserName(world, (instance && findOpenTask(instance)?.assignee) ?? ''),
      status: requestStatuses[instance?.outcome ?? 'deleted'],
      returned: instance !== undefined && isStartTask(call, instance, findOpenTask(instance)),
      ...(open && { rights: open.task.endTime === '' ? listRights(visible, rights) : [], step: toStepView(call, open) }),
    }
  }),
]

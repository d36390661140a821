import { getOwn, type OutputOf } from '@jwsk/sdk'
import { flowForm } from '@jwsk/sdk/flow'
import { type Call, mock } from '../../engine/mock'
import { businessError } from '../../engine/refusal'
import type { World } from '../../engine/world/world'
import { isVisibleToCaller } from '../../system/tenant/tenancy'
import { requireParameter } from '../assertions'
import { requireRow } from '../audited-row'
import type { Variables } from './condition'
import { type DefinitionRow, definitionState, definitionTable } from './definition-table'
import { findOpenTask, startInstance } from './instance'
import { instanceTable, requireProcess } from './instance-table'
import type { Outcome, ProcessInstance, Task } from './instance-types'
import { checkPerson, getPeopleVariables } from './people'
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
import { getStepSettings, readStepPeople } from './request/get-step-settings'
import { toShownValues } from './request/shown-values'
import { type RequestRow, requestTable } from './request-table'
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

/** Returns the rights of a task; one that was returned to its applicant edits the whole form. */
const getTaskRights = (call: Call, { fields, definitionId }: RequestRow, { instance, task }: OpenTask): Rights =>
  isStartTask(call, instance, task) ? createStarterRights(fields) : getStepSettings(call.world, definitionId, task.nodeId).rights

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
  const getRights = (nodeId: string) => getStepSettings(world, definitionId, nodeId).rights
  const own = instance.tasks.filter((task) => isOwnTask(call, task) && !isStartTask(call, instance, task))
  if (own.length > 0) return mergeVisibility(fields, [...new Set(own.map(({ nodeId }) => nodeId))].map(getRights))
  const nodes = [...requireProcess(world, definitionId).nodes.values()]
  return intersectVisibility(nodes.filter(({ type }) => type === 'userTask').map(({ id }) => getRights(id)))
}

/** Returns what the step of a task demands of the caller. */
function toStepView(call: Call, { instance, task }: OpenTask): FlowStep {
  if (isStartTask(call, instance, task)) return { nodeId: task.nodeId }
  const { remarkRequired, signature, hiddenButtons, decision } = getStepSettings(call.world, instance.definitionId, task.nodeId)
  const { done, all } = countAssignees(instance, task)
  return {
    nodeId: task.nodeId,
    isRemarkRequired: remarkRequired,
    isSignatureRequired: signature,
    hiddenButtons: [...hiddenButtons],
    ...(decision !== '' && { decision, progress: `${done}/${all}` }),
  }
}

/** Counts the tasks of a step that were given out together. */
function countAssignees({ tasks }: ProcessInstance, { nodeId, createTime }: Task) {
  const together = tasks.filter((task) => task.nodeId === nodeId && task.createTime === createTime && !task.signFor)
  return { done: together.filter(({ flag }) => flag !== undefined).length, all: together.length }
}

const isChooser = (xml: string, nodeId: string) => readStepPeople(xml, nodeId).some(({ by }) => by === 'starterChoice')

/** Lists the steps whose people the starter chooses. */
function listChoosers(world: World, { id, xml }: DefinitionRow) {
  const nodes = [...requireProcess(world, id).nodes.values()]
  return nodes.filter((node) => isChooser(xml, node.id)).map((node) => ({ nodeId: node.id, nodeName: node.name }))
}

/** Returns the chosen people by step, as a variable. Throws if nobody is chosen for a step. */
function toChosenVariable(call: Call, definition: DefinitionRow, chosen: Readonly<Record<string, string>> = {}): Variables {
  const choosers = listChoosers(call.world, definition)
  if (choosers.length === 0) return {}
  const people = choosers.map(({ nodeId, nodeName }) => {
    const ids = toText(getOwn(chosen, nodeId))
    if (ids === '') throw businessError(`chosen_${nodeId}:请选择${nodeName}的审批人`)
    for (const id of ids.split(',')) checkPerson(call, [`chosen_${nodeId}`, id])
    return [nodeId, ids]
  })
  return { chosen: JSON.stringify(Object.fromEntries(people)) }
}

export const formMocks = [
  mock(flowForm.detail, (call) => {
    const definition = requireForm(call, requireParameter(call, 'processDefinitionId'))
    const { id, name, formFields = [] } = definition
    const choosers = listChoosers(call.world, definition)
    return { processDefinitionId: id, processDefinitionName: name, fields: formFields, ...(choosers.length > 0 && { choosers }) }
  }),
  mock(flowForm.startProcess, (call) => {
    const { world, body, caller } = call
    const { processDefinitionId, values: filled, chosen } = body
    const definition = requireForm(call, processDefinitionId)
    const { formFields = [], suspensionState } = definition
    if (suspensionState === definitionState.suspended) throw businessError('流程已挂起，不能发起')
    const values = createValues(call, formFields, filled)
    const chosenPeople = toChosenVariable(call, definition, chosen)
    const businessId = world.nextId()
    const start = {
      id: world.nextId(),
      tenantId: caller.tenantId,
      definitionId: processDefinitionId,
      businessTable: requestBusiness,
      businessId,
      startUserId: caller.userId,
      variables: { ...getPeopleVariables(world, caller.userId), ...toVariables(formFields, values), ...chosenPeople },
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
    })
    return undefined
  }),
  mock(flowForm.request, (call) => {
    const { world } = call
    const row = requireRow(world, requestTable, requireParameter(call, 'businessId'))
    if (!isVisibleToCaller(row, call)) throw businessError('数据不存在或已删除')
    const { id, definitionId, processInstanceId, fields, values, applyUser, applyTime } = row
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
      values: toShownValues(world, visible, values),
      applyUser,
      applyUserName: getUserName(world, applyUser),
      applyTime,
      assigneeName: getUserName(world, (instance && findOpenTask(instance)?.assignee) ?? ''),
      status: requestStatuses[instance?.outcome ?? 'deleted'],
      returned: instance !== undefined && isStartTask(call, instance, findOpenTask(instance)),
      ...(open && { rights: open.task.endTime === '' ? listRights(visible, rights) : [], step: toStepView(call, open) }),
    }
  }),
]

import { type FlowField, flowForm } from '@jwsk/sdk/flow'
import { type Call, mock } from '../../engine/mock'
import { businessError } from '../../engine/refusal'
import { isVisibleToCaller } from '../../system/tenant/tenancy'
import { requireParameter } from '../assertions'
import { requireRow } from '../audited-row'
import type { Variables } from './condition'
import { type DefinitionRow, definitionState, definitionTable } from './definition-table'
import { findOpenTask, startInstance } from './instance'
import { instanceTable, requireProcess } from './instance-table'
import type { Outcome, ProcessInstance, Task } from './instance-types'
import { checkPerson, getPeopleVariables } from './people'
import { requestTable } from './request-table'
import { requestBusiness } from './simulate'
import type { OpenTask } from './tasks'
import { getUserName, visibleDefinition } from './views'

export const requestStatuses: Readonly<Record<Outcome, 1 | 2 | 3 | 4>> = { running: 1, passed: 2, refused: 3, deleted: 3, withdrawn: 4 }

function requireForm(call: Call, id: string): DefinitionRow {
  const definition = call.world.table(definitionTable).get(id)
  if (!definition || !visibleDefinition(call)(definition)) throw businessError('流程定义不存在')
  return definition
}

const numeric = /^-?\d+(\.\d+)?$/
const isDate = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text)

function checkValue(call: Call, { name, label, kind, required: isRequired, choices = [] }: FlowField, value: string) {
  if (value === '') {
    if (isRequired) throw businessError(`${name}:${label}不能为空`)
    return
  }
  if (kind === 'number' && !numeric.test(value)) throw businessError(`${name}:${label}必须是数字`)
  if (kind === 'date' && !isDate(value)) throw businessError(`${name}:${label}必须是日期`)
  if (kind === 'choice' && !choices.includes(value)) throw businessError(`${name}:${label}不在可选范围内`)
  if (kind === 'person') checkPerson(call, [name, value])
}

/** Validates the values of the fields; drops values that are not fields of the form. */
const validateValues = (call: Call, fields: readonly FlowField[], values: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(
    fields.map((field) => {
      const value = String(values[field.name] ?? '').trim()
      checkValue(call, field, value)
      return [field.name, value]
    }),
  )

/** Converts the values to variables for the conditions of a process. */
const toVariables = (fields: readonly FlowField[], values: Readonly<Record<string, string>>): Variables =>
  Object.fromEntries(fields.map(({ name, kind }) => [name, kind === 'number' ? Number(values[name] ?? 0) : (values[name] ?? '')]))

const isStartTask = ({ world }: Call, instance: ProcessInstance, task: Task | undefined) =>
  task !== undefined && requireProcess(world, instance.definitionId).nodes.get(task.nodeId)?.type === 'startEvent'

/** Returns the variables that a task continues with; of a form that was returned to its applicant, the edited values. */
export function getNextVariables(call: Call, { instance, task }: OpenTask, variables: Variables): Variables {
  const row = call.world.table(requestTable).get(instance.businessId)
  if (!row || !isStartTask(call, instance, task)) return variables
  const values = validateValues(call, row.fields, { ...row.values, ...variables })
  call.world.table(requestTable).put({ ...row, values })
  return toVariables(row.fields, values)
}

export const formMocks = [
  mock(flowForm.detail, (call) => {
    const { id, name, formFields = [] } = requireForm(call, requireParameter(call, 'processDefinitionId'))
    return { processDefinitionId: id, processDefinitionName: name, fields: formFields }
  }),
  mock(flowForm.startProcess, (call) => {
    const { world, body, caller } = call
    const { processDefinitionId, values: filled } = body
    const { formFields = [], suspensionState } = requireForm(call, processDefinitionId)
    if (suspensionState === definitionState.suspended) throw businessError('流程已挂起，不能发起')
    const values = validateValues(call, formFields, filled)
    const businessId = world.nextId()
    const start = {
      id: world.nextId(),
      tenantId: caller.tenantId,
      definitionId: processDefinitionId,
      businessTable: requestBusiness,
      businessId,
      startUserId: caller.userId,
      variables: { ...getPeopleVariables(world, caller.userId), ...toVariables(formFields, values) },
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
    const names = fields.filter(({ kind }) => kind === 'person').map(({ name }) => [`${name}Name`, getUserName(world, values[name] ?? '')])
    return {
      id,
      processInstanceId,
      processDefinitionId: definitionId,
      processDefinitionName: world.table(definitionTable).get(definitionId)?.name ?? '',
      fields: [...fields],
      values: { ...values, ...Object.fromEntries(names) },
      applyUser,
      applyUserName: getUserName(world, applyUser),
      applyTime,
      assigneeName: getUserName(world, (instance && findOpenTask(instance)?.assignee) ?? ''),
      status: requestStatuses[instance?.outcome ?? 'deleted'],
      returned: instance !== undefined && isStartTask(call, instance, findOpenTask(instance)),
    }
  }),
]

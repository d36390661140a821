import { type FlowField, flowForm } from '@jwsk/sdk/flow'
import { type Call, mock } from '../../engine/mock'
import { refuse } from '../../engine/refusal'
import { ownTenant } from '../../system/tenant/tenancy'
import { rowOf } from '../audited-row'
import { required } from '../options'
import { openTaskOf, startCase } from './case'
import { caseTable, processOf } from './case-table'
import type { Case, Outcome, Task } from './case-types'
import type { Variables } from './condition'
import { type DefinitionRow, definitionState, definitionTable } from './definition-table'
import { checkPerson, peopleVariables } from './people'
import { requestBusiness } from './plays'
import { requestTable } from './request-table'
import type { OpenTask } from './tasks'
import { userName, visibleDefinition } from './views'

export const requestStatuses: Readonly<Record<Outcome, 1 | 2 | 3 | 4>> = { running: 1, passed: 2, refused: 3, deleted: 3, withdrawn: 4 }

function formOf(call: Call, id: string): DefinitionRow {
  const definition = call.world.table(definitionTable).get(id)
  if (!definition || !visibleDefinition(call)(definition)) throw refuse('流程定义不存在')
  return definition
}

const numeric = /^-?\d+(\.\d+)?$/
const isDate = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text)

function checkValue(call: Call, { name, label, kind, required: isRequired, choices = [] }: FlowField, value: string) {
  if (value === '') {
    if (isRequired) throw refuse(`${name}:${label}不能为空`)
    return
  }
  if (kind === 'number' && !numeric.test(value)) throw refuse(`${name}:${label}必须是数字`)
  if (kind === 'date' && !isDate(value)) throw refuse(`${name}:${label}必须是日期`)
  if (kind === 'choice' && !choices.includes(value)) throw refuse(`${name}:${label}不在可选范围内`)
  if (kind === 'person') checkPerson(call, [name, value])
}

/** The values of the fields, each checked; what is no field of the form is dropped. */
const checkedValues = (call: Call, fields: readonly FlowField[], values: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(
    fields.map((field) => {
      const value = String(values[field.name] ?? '').trim()
      checkValue(call, field, value)
      return [field.name, value]
    }),
  )

/** What the conditions of a drawing compare. */
const variablesOf = (fields: readonly FlowField[], values: Readonly<Record<string, string>>): Variables =>
  Object.fromEntries(fields.map(({ name, kind }) => [name, kind === 'number' ? Number(values[name] ?? 0) : (values[name] ?? '')]))

const isAtStart = ({ world }: Call, instance: Case, task: Task | undefined) =>
  task !== undefined && processOf(world, instance.definitionId).nodes.get(task.nodeId)?.type === 'startEvent'

/** What goes on with a task: of a form that came back to its applicant, the values as they were changed. */
export function goingOn(call: Call, { instance, task }: OpenTask, variables: Variables): Variables {
  const row = call.world.table(requestTable).get(instance.businessId)
  if (!row || !isAtStart(call, instance, task)) return variables
  const values = checkedValues(call, row.fields, { ...row.values, ...variables })
  call.world.table(requestTable).put({ ...row, values })
  return variablesOf(row.fields, values)
}

export const formMocks = [
  mock(flowForm.detail, (call) => {
    const { id, name, formFields = [] } = formOf(call, required(call, 'processDefinitionId'))
    return { processDefinitionId: id, processDefinitionName: name, fields: formFields }
  }),
  mock(flowForm.startProcess, (call) => {
    const { world, body, caller } = call
    const { processDefinitionId, values: filled } = body
    const { formFields = [], suspensionState } = formOf(call, processDefinitionId)
    if (suspensionState === definitionState.suspended) throw refuse('流程已挂起，不能发起')
    const values = checkedValues(call, formFields, filled)
    const businessId = world.nextId()
    const start = {
      id: world.nextId(),
      tenantId: caller.tenantId,
      definitionId: processDefinitionId,
      businessTable: requestBusiness,
      businessId,
      startUserId: caller.userId,
      variables: { ...peopleVariables(world, caller.userId), ...variablesOf(formFields, values) },
    }
    const instance = startCase(processOf(world, processDefinitionId), start, { time: world.stamp(), nextId: world.nextId })
    world.table(caseTable).put(instance)
    world.table(requestTable).put({
      id: businessId,
      tenantId: caller.tenantId,
      definitionId: processDefinitionId,
      processInstanceId: instance.id,
      fields: formFields,
      values,
      applyUser: caller.userId,
      applyTime: world.stamp(),
    })
    return undefined
  }),
  mock(flowForm.request, (call) => {
    const { world } = call
    const row = rowOf(world, requestTable, required(call, 'businessId'))
    if (!ownTenant(row, call)) throw refuse('数据不存在或已删除')
    const { id, definitionId, processInstanceId, fields, values, applyUser, applyTime } = row
    const instance = world.table(caseTable).get(processInstanceId)
    const names = fields.filter(({ kind }) => kind === 'person').map(({ name }) => [`${name}Name`, userName(world, values[name] ?? '')])
    return {
      id,
      processInstanceId,
      processDefinitionId: definitionId,
      processDefinitionName: world.table(definitionTable).get(definitionId)?.name ?? '',
      fields: [...fields],
      values: { ...values, ...Object.fromEntries(names) },
      applyUser,
      applyUserName: userName(world, applyUser),
      applyTime,
      assigneeName: userName(world, (instance && openTaskOf(instance)?.assignee) ?? ''),
      status: requestStatuses[instance?.outcome ?? 'deleted'],
      returned: instance !== undefined && isAtStart(call, instance, openTaskOf(instance)),
    }
  }),
]

import type { FlowField } from '@jwsk/sdk/flow'
import { flowForm, work } from '@jwsk/sdk/flow'
import fc from 'fast-check'
import { beforeEach, describe, expect, test } from 'vitest'
import { type ApiSession, connectApiSession, createAdminSession } from '../../../contract/api-session'
import { userTable } from '../../../system/organisation/user-table'
import { approvals, renderApprovalXml } from '../approval'
import { definitionTable, getExpenseDefinitionId } from '../definition-table'
import { mergeLines } from './form-rights'
import { lineKey } from './form-values'
import { requestTable } from './request-table'

const fields: readonly FlowField[] = [
  { name: 'title', label: '合同', kind: 'text', required: true },
  { name: 'amount', label: '金额', kind: 'money', required: true },
  { name: 'opinion', label: '法务意见', kind: 'text' },
  { name: 'salary', label: '底价', kind: 'text' },
  {
    name: 'items',
    label: '明细',
    kind: 'rows',
    columns: [
      { name: 'product', label: '品名', kind: 'text', required: true },
      { name: 'price', label: '单价', kind: 'money' },
      { name: 'cost', label: '成本', kind: 'money' },
      { name: 'note', label: '备注', kind: 'text' },
    ],
  },
]

const xml = renderApprovalXml({ ...approvals.expense, key: 'contract', name: '合同审批' }).replace(
  /<userTask id="financeTask"([^>]*)\/>/,
  `<userTask id="financeTask"$1><extensionElements>
    <flowable:formProperty id="opinion" required="true"/>
    <flowable:formProperty id="amount"/>
    <flowable:formProperty id="salary" readable="false" writable="false"/>
    <flowable:formProperty id="items.cost" readable="false" writable="false"/>
    <flowable:formProperty id="items.note"/>
    <jwsk:approval xmlns:jwsk="urn:jwsk:process" hiddenButtons="delegate,addSign" signature="true"/>
  </extensionElements></userTask>`,
)

const definitionId = 'contract:1:77'
const lines = [
  { product: '船桨', price: '120.50', cost: '80', note: '' },
  { product: '救生衣', price: '99', cost: '60', note: '' },
]
const filled = { title: '采购', amount: '8000', opinion: '', salary: '7000', items: JSON.stringify(lines) }

interface FormView {
  readonly fields: readonly FlowField[]
  readonly values: Readonly<Record<string, string>>
  readonly rights?: readonly object[]
  readonly step?: object
}

let session: ApiSession
let starter: ApiSession
beforeEach(async () => {
  session = await createAdminSession()
  const { world } = session.backend
  const expense = world.table(definitionTable).get(getExpenseDefinitionId(world))
  if (!expense) throw new Error('no expense')
  world.table(definitionTable).put({ ...expense, id: definitionId, key: 'contract', xml, formFields: fields })
  starter = connectApiSession(session.backend)
  await starter.signIn({ account: world.table(userTable).all()[5]?.account ?? '', password: '123456' })
})

const start = (values: Readonly<Record<string, string>> = filled) =>
  starter.call(flowForm.startProcess, { body: { processDefinitionId: definitionId, values } })
const findStored = () => session.backend.world.table(requestTable).all().at(-1)
const fetchForm = async (at: ApiSession, taskId?: string) => {
  const businessId = findStored()?.id ?? ''
  return (await at.call(flowForm.request, { query: { businessId, ...(taskId && { taskId }) } })).body.data as FormView
}

async function claim() {
  await start()
  const find = async (operation: typeof work.claimList) =>
    (
      (await session.call(operation, { query: { size: '100' } })).body.data as { records: { taskId: string; processInstanceId: string }[] }
    ).records.find(({ processInstanceId }) => processInstanceId === findStored()?.processInstanceId)
  await session.call(work.claimTask, { query: { taskId: (await find(work.claimList))?.taskId ?? '' } })
  const { taskId = '', processInstanceId = '' } = (await find(work.todoList)) ?? {}
  return { taskId, processInstanceId }
}

const decide = (task: object, variables: Readonly<Record<string, string>>, flag = 'ok') =>
  session.call(work.completeTask, { body: { ...task, flag, comment: '同意', signature: '/uploads/s.png', variables } })

describe('form rights', () => {
  test('sends the fields of a step with their rights', async () => {
    const { taskId } = await claim()
    const form = await fetchForm(session, taskId)
    expect(form.fields.map(({ name }) => name)).toEqual(['title', 'amount', 'opinion', 'items'])
    expect(form.fields.at(-1)?.columns?.map(({ name }) => name)).toEqual(['product', 'price', 'note'])
    expect(form.values.salary).toBeUndefined()
    expect(form.values.items).not.toContain('cost')
    expect(form.rights).toEqual([
      { field: 'amount', right: 'edit' },
      { field: 'opinion', right: 'required' },
      { field: 'items.note', right: 'edit' },
    ])
    expect(form.step).toMatchObject({ nodeId: 'financeTask', isSignatureRequired: true, hiddenButtons: ['delegate', 'addSign'] })
  })

  test('shows a form without a task by who asks', async () => {
    await start()
    expect((await fetchForm(starter)).fields).toHaveLength(5)
    expect((await fetchForm(session)).fields.map(({ name }) => name)).not.toContain('salary')
    const { world } = session.backend
    const other = connectApiSession(session.backend)
    await other.signIn({ account: world.table(userTable).all()[7]?.account ?? '', password: '123456' })
    const form = await fetchForm(other)
    expect(form.fields.map(({ name }) => name)).not.toContain('salary')
    expect(form.rights).toBeUndefined()
  })

  test('changes only what the step may edit', async () => {
    const task = await claim()
    const displayed = JSON.parse((await fetchForm(session, task.taskId)).values.items ?? '') as Record<string, string>[]
    const items = JSON.stringify([{ ...displayed[1], note: '加急', price: '1', cost: '1' }])
    expect(await decide(task, { title: '改名', salary: '1', opinion: '可行', amount: '4000.00', items })).toMatchObject({ status: 200 })
    const { values } = findStored() ?? {}
    expect(values).toMatchObject({ title: '采购', salary: '7000', opinion: '可行', amount: '4000.00' })
    expect(JSON.parse(values?.items ?? '')).toMatchObject([lines[0], { ...lines[1], note: '加急' }])
    // the edited amount decides the branch
    expect(await fetchForm(starter)).toMatchObject({ status: 2 })
  })

  test.each([
    [{ opinion: '' }, 'opinion:法务意见不能为空'],
    [{ opinion: '可', amount: '8.001' }, 'amount:金额必须是金额，最多两位小数'],
    [{ opinion: '可', amount: '' }, 'amount:金额不能为空'],
    [{ opinion: '可', items: 'null' }, 'items:明细的格式不正确'],
  ])('rejects %o of a step', async (variables, msg) => {
    expect(await decide(await claim(), variables)).toMatchObject({ status: 400, body: { msg } })
  })

  test('does not require fields for a refusal', async () => {
    expect(await decide(await claim(), {}, 'no')).toMatchObject({ status: 200 })
  })

  test.each([
    [{ items: '[1]' }, 'items:明细的格式不正确'],
    [{ items: JSON.stringify([{ product: '' }]) }, 'items:明细第1行品名不能为空'],
    [{ items: JSON.stringify([{ product: '桨', price: 'x' }]) }, 'items:明细第1行单价必须是金额，最多两位小数'],
    [{ amount: '1e3' }, 'amount:金额必须是金额，最多两位小数'],
  ])('rejects %o of a new request', async (values, msg) => {
    expect(await start({ ...filled, ...values })).toMatchObject({ status: 400, body: { msg } })
  })
})

const rowsField: FlowField = {
  name: 'rows',
  label: '明细',
  kind: 'rows',
  columns: ['a', 'b', 'c'].map((name) => ({ name, label: name, kind: 'text' })),
}
const anyLine = fc.dictionary(
  fc.oneof(fc.constantFrom('a', 'b', 'c', '__proto__', 'x'), fc.string()),
  fc.oneof(fc.string(), fc.integer(), fc.constant(null)),
)
const anyRight = fc.constantFrom('hidden', 'read', 'edit', 'required')

test('keeps hidden columns and unknown keys of merged lines', () => {
  fc.assert(
    fc.property(
      fc.array(anyLine, { maxLength: 5 }),
      fc.record({ own: fc.constantFrom('read', 'edit'), a: anyRight, b: anyRight, c: anyRight }),
      fc.array(fc.tuple(fc.nat(7), fc.string(), fc.string(), fc.string()), { maxLength: 7 }),
      (stored, { own, a, b, c }, sent) => {
        const before = stored.map((line, index) => Object.fromEntries([...Object.entries(line), [lineKey, `k${index}`]]))
        const merged = mergeLines({
          field: rowsField,
          stored: JSON.stringify(before),
          sent: JSON.stringify(
            sent.map(([key, first, second, third]) => ({ [lineKey]: `k${key}`, a: first, b: second, c: third, x: 'sent' })),
          ),
          rights: { rows: own, 'rows.a': a, 'rows.b': b, 'rows.c': c },
          nextId: () => 'new',
        })
        expect(merged).toHaveLength(own === 'edit' ? sent.length : before.length)
        const editable = new Set(['a', 'b', 'c'].filter((_, index) => ['edit', 'required'].includes([a, b, c][index] ?? '')))
        for (const line of merged) {
          const from = before.find((candidate) => candidate[lineKey] === line[lineKey]) ?? { [lineKey]: 'new' }
          const keep = (all: object) => Object.entries(all).filter(([name]) => !editable.has(name))
          expect(keep(line)).toEqual(keep(JSON.parse(JSON.stringify(from)) as object))
        }
      },
    ),
  )
})

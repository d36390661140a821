import { renderScreen } from '@jwsk/kit/testing'
import { createTestClient, startPlatform } from '@jwsk/mocks/testing'
import { type FlowField, flowForm, flowManager, flowModel, flowProcess, work } from '@jwsk/sdk/flow'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { flow } from './plugin'

const { client, getCalls } = startPlatform()

// jsdom draws nothing
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined))

const open = (path: string) => renderScreen(flow, { path, client, permissions: flow.permissions })

const formFields: FlowField[] = [
  { name: 'title', label: '合同名称', kind: 'text', required: true },
  { name: 'amount', label: '合同金额', kind: 'money', required: true, isFact: true },
  { name: 'floor', label: '谈判底价', kind: 'money' },
  { name: 'opinion', label: '法务意见', kind: 'text' },
  {
    name: 'items',
    label: '明细',
    kind: 'rows',
    columns: [
      { name: 'product', label: '品名', kind: 'text' },
      { name: 'cost', label: '成本', kind: 'money' },
      { name: 'note', label: '批注', kind: 'text' },
    ],
  },
]

const process = (key: string, step: string) => `<?xml version="1.0" encoding="UTF-8"?>
<definitions xmlns="http://www.omg.org/spec/BPMN/20100524/MODEL" xmlns:flowable="http://flowable.org/bpmn" xmlns:jwsk="urn:jwsk:process" targetNamespace="t">
  <process id="${key}" name="合同审批" isExecutable="true">
    <startEvent id="start" name="开始"/>
    <userTask id="legal" name="法务审核" flowable:candidateGroups="administrator" flowable:selfApproval="true"><extensionElements>${step}</extensionElements></userTask>
    <endEvent id="end" name="结束"/>
    <sequenceFlow id="f1" sourceRef="start" targetRef="legal"/>
    <sequenceFlow id="f2" sourceRef="legal" targetRef="end"/>
  </process>
</definitions>`

const rights = `<flowable:formProperty id="opinion" required="true"/><flowable:formProperty id="floor" readable="false" writable="false"/>
  <flowable:formProperty id="items.cost" readable="false" writable="false"/><flowable:formProperty id="items.note"/>`

let serial = 0

/** Deploys a process of one step; returns its definition. */
async function deploy(step: string): Promise<string> {
  serial += 1
  const key = `contract${serial}`
  await client.call(flowModel.submit, { modelKey: key, name: '合同审批', modelEditorXml: process(key, step), formFields })
  const [model] = (await client.call(flowModel.page, { current: 1, size: 1, modelKey: key })).records
  await client.call(flowModel.deploy, { modelId: model?.id ?? '', category: 'flow_2' })
  return (await client.call(flowManager.page, { current: 1, size: 1, key })).records[0]?.id ?? ''
}

const values = {
  title: '游船采购',
  amount: '86000',
  floor: '80000',
  items: JSON.stringify([
    { product: '船桨', cost: '66', note: '' },
    { product: '救生衣', cost: '77', note: '' },
  ]),
}

/** Starts a request as another user and claims its task. */
async function claim(step: string) {
  const processDefinitionId = await deploy(step)
  const staff = createTestClient()
  await staff.session.signIn({ username: 'staff004', password: '123456' })
  await staff.call(flowForm.startProcess, { processDefinitionId, values })
  const [sent] = (await staff.call(work.sendList, { current: 1, size: 1 })).records
  await client.call(work.claimTask, { taskId: sent?.taskId ?? '' })
  const { taskId = '', processInstanceId = '', businessId = '' } = sent ?? {}
  const fetchValues = async () => (await staff.call(flowForm.request, { businessId })).values
  return {
    taskId,
    processInstanceId,
    businessId,
    staff,
    fetchValues,
    path: `/work/process/contract/handle/${taskId}/${processInstanceId}/${businessId}`,
  }
}

describe('handle page', () => {
  test('edits what the step may change and hides what it may not see', async () => {
    const { path, fetchValues, staff } = await claim(rights)
    const { user, notices } = open(path)
    const opinion = await screen.findByLabelText(/^法务意见/)
    expect(within(screen.getByRole('region', { name: '关键信息' })).getByText('合同金额')).toBeTruthy()
    expect(screen.queryByText('谈判底价')).toBeNull()
    expect(screen.queryByText('成本')).toBeNull()
    expect(screen.queryByLabelText(/^合同名称/)).toBeNull()
    await user.click(screen.getByRole('button', { name: '同意' }))
    expect(await screen.findByText('请输入法务意见')).toBeTruthy()
    expect(document.activeElement).toBe(opinion)
    await user.type(opinion, '可以签订')
    await user.type(await screen.findByRole('textbox', { name: /^批注.*第 2 行/ }), '加急')
    await user.click(screen.getByRole('button', { name: '同意' }))
    await waitFor(() => expect(notices.at(-1)).toMatchObject({ severity: 'success' }))
    const stored = await fetchValues()
    expect(stored).toMatchObject({ opinion: '可以签订', floor: '80000' })
    expect(JSON.parse(stored.items ?? '')).toMatchObject([
      { product: '船桨', cost: '66', note: '' },
      { product: '救生衣', cost: '77', note: '加急' },
    ])
    staff.dispose()
  })

  test('shows a refusal of the platform at its field and keeps the edits', async () => {
    const { path, staff } = await claim(`${rights}<flowable:formProperty id="amount"/>`)
    const { user } = open(path)
    await user.type(await screen.findByLabelText(/^法务意见/), '可以')
    const amount = screen.getByLabelText(/^合同金额/)
    await user.clear(amount)
    await user.click(screen.getByRole('button', { name: '同意' }))
    expect(await screen.findByText('请输入合同金额')).toBeTruthy()
    expect(screen.getByLabelText<HTMLInputElement>(/^法务意见/).value).toBe('可以')
    expect(getCalls('/work/complete-task')).toEqual([])
    staff.dispose()
  })

  test('omits withheld buttons and asks for a signature', async () => {
    const { path, staff } = await claim('<jwsk:approval signature="true" hiddenButtons="refuse,transfer"/>')
    const { user } = open(path)
    await user.click(await screen.findByRole('button', { name: '同意' }))
    expect(await screen.findByText('请先签名')).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByRole('button', { name: '签名' }))
    expect(screen.queryByRole('button', { name: '驳回' })).toBeNull()
    expect(screen.queryByRole('button', { name: '转办' })).toBeNull()
    expect(screen.getByRole('button', { name: '委派' })).toBeTruthy()
    staff.dispose()
  })
})

test('comments with a mentioned person', async () => {
  const { path, staff, processInstanceId } = await claim('')
  const { user, notices } = open(path)
  const box = await screen.findByRole('combobox', { name: '评论' })
  await user.type(box, '请 @宋审')
  expect(await screen.findByRole('option', { name: '宋审之' })).toBeTruthy()
  await user.keyboard('{Enter}')
  await waitFor(() => expect(box).toHaveProperty('value', '请 @宋审之 '))
  await user.click(screen.getByRole('button', { name: '发表评论' }))
  await waitFor(() => expect(notices.at(-1)).toMatchObject({ severity: 'success' }))
  const log = within(screen.getByRole('list', { name: '流转记录' }))
  expect(await log.findByText('请 @宋审之')).toBeTruthy()
  expect(box).toHaveProperty('value', '')
  const history = await client.call(flowProcess.historyFlowList, { processInstanceId })
  expect(history?.at(-1)).toMatchObject({ historyActivityType: 'comment', assigneeName: '管理员' })
  staff.dispose()
})

test('starts again from an old request with people that the starter chooses', async () => {
  const { staff, businessId } = await claim('')
  staff.dispose()
  const definition = await deploy('<jwsk:approval><jwsk:person by="starterChoice"/></jwsk:approval>')
  const { user, notices } = open(`/work/process/request/form/${encodeURIComponent(definition)}?from=${businessId}`)
  expect(await screen.findByLabelText(/^合同名称/)).toHaveProperty('value', '游船采购')
  await user.click(screen.getByRole('button', { name: '提交申请' }))
  expect(await screen.findByText('请选择法务审核的审批人')).toBeTruthy()
  await user.type(await screen.findByRole('combobox', { name: /^法务审核的审批人/ }), '宋审之')
  await user.click(await screen.findByRole('option', { name: '宋审之' }))
  await user.click(screen.getByRole('button', { name: '提交申请' }))
  await waitFor(() => expect(notices.at(-1)).toMatchObject({ severity: 'success' }))
  const [sent] = (await client.call(work.sendList, { current: 1, size: 1 })).records
  expect(sent).toMatchObject({ processDefinitionId: definition, assigneeName: '宋审之' })
})

import { chooseAction, chooseOption, renderScreen } from '@jwsk/kit/testing'
import { startPlatform } from '@jwsk/mocks/testing'
import { flowModel } from '@jwsk/sdk/flow'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { flow } from './plugin'

const { client, getSentCalls } = startPlatform()

// the modeler needs a browser; without it a model is saved with its loaded diagram
vi.mock('./designer/bpmn-modeler', () => ({ default: () => null }))
// bpmn-js logs errors, because jsdom measures no layout
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined))

type Step = () => Promise<unknown>

const open = (path: string) => renderScreen(flow, { path, client, permissions: [...flow.permissions, 'flow_model_delete'] })
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))
const findDialog = () => screen.findByRole('dialog')
const submit = async () => fireEvent.submit((await findDialog()).querySelector('form') as HTMLFormElement)
const confirm = async (name: string) => fireEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name }))

const list =
  (path: string): Step =>
  async () =>
    open(path)
/** Runs an action of the first record of a list. */
const act =
  (path: string, action: string): Step =>
  async () => {
    open(path)
    await chooseAction(action)
  }
const agree =
  (step: Step, name: string): Step =>
  async () => {
    await step()
    await confirm(name)
  }
const deployModel: Step = async () => {
  await act('/flow/model', '部署')()
  await chooseOption(within(await findDialog()), '流程类型', '请假流程')
  await submit()
}
const deployFiles: Step = async () => {
  open('/flow/deploy')
  const files = [new File(['<definitions/>'], 'leave.bpmn')]
  fireEvent.change(await screen.findByLabelText('选择流程文件', { selector: 'input' }), { target: { files } })
  await chooseOption(screen, '流程类型', '请假流程')
  fireEvent.click(await screen.findByRole('combobox', { name: '定制租户' }))
  const [option] = await within(await screen.findByRole('listbox')).findAllByRole('option')
  fireEvent.click(option as HTMLElement)
  await press('部署')
}
const removeDeployment: Step = async () => {
  open('/flow/manager')
  fireEvent.click(await screen.findByRole('checkbox', { name: '选择第 1 行' }))
  await press('删除部署')
  await confirm('删除部署')
}
const removeInstance: Step = async () => {
  await act('/flow/follow', '删除')()
  const dialog = within(await findDialog())
  fireEvent.change(await dialog.findByRole('textbox', { name: '删除理由' }), { target: { value: '重复申请' } })
  await submit()
}
const showDefinition: Step = async () => {
  open('/flow/manager')
  fireEvent.click((await screen.findAllByRole('button', { name: '请假流程' }))[0] as HTMLElement)
}
const openDesigner: Step = async () => {
  const { records } = await client.call(flowModel.page, { current: 1, size: 1 })
  open(`/flow/designer/${records[0]?.id}`)
}
const saveModel: Step = async () => {
  await openDesigner()
  fireEvent.change(await screen.findByRole('textbox', { name: '说明' }), { target: { value: '由部门经理审批' } })
  await press('保存')
}

const id = expect.stringMatching(/^\d{6,20}$/)
const definitionId = expect.stringMatching(/^\w+:\d+:\d+$/)
const tenantId = expect.stringMatching(/^\d{6}$/)
const xml = expect.stringContaining('<?xml')

// spec 7.60..7.71
test.each<[call: string, fields: Readonly<Record<string, unknown>>, step: Step]>([
  ['GET model/list', { current: '1', size: '20', modelKey: 'leave' }, list('/flow/model?modelKey=leave')],
  ['GET manager/list', { current: '1', size: '20', key: 'leave' }, list('/flow/manager?key=leave')],
  ['GET follow/list', { current: '1', size: '20', processDefinitionKey: 'leave' }, list('/flow/follow?processDefinitionKey=leave')],
  ['POST model/remove', { ids: id }, agree(act('/flow/model', '删除'), '删除')],
  ['POST model/deploy', { modelId: id, category: 'flow_1' }, deployModel],
  ['POST manager/change-state', { processId: definitionId, state: 'suspend' }, agree(act('/flow/manager', '挂起'), '挂起')],
  ['POST manager/deploy-upload', { category: 'flow_1', tenantIds: tenantId, files: expect.objectContaining({ size: 14 }) }, deployFiles],
  ['POST manager/delete-deployment', { deploymentIds: id }, removeDeployment],
  ['POST follow/delete-process-instance', { processInstanceId: id, deleteReason: '重复申请' }, removeInstance],
  ['POST model/submit', { id, modelComment: '由部门经理审批', modelEditorXml: xml }, saveModel],
  ['GET model/detail', { id }, openDesigner],
  ['GET process/model-view', { processInstanceId: id }, act('/flow/follow', '跟踪')],
  ['GET process/model-view', { processDefinitionId: definitionId }, showDefinition],
])('sends %s', async (call, fields, step) => {
  await step()
  const name = call.replace(' ', ' /api/jwsk-flow/')
  await waitFor(async () => expect(await getSentCalls()).toContainEqual({ name, fields: expect.objectContaining(fields) }))
})

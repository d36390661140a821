import { withKitProviders } from '@jwsk/kit/testing'
import type { FlowField } from '@jwsk/sdk/flow'
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import texts from '../../locales/zh-cn'
import { listSteps } from './list-steps'
import { SimulationPanel } from './simulation-panel'
import { type SimulationResult, toMarks } from './to-marks'

const fields: readonly FlowField[] = [{ name: 'amount', label: '金额', kind: 'money' }]
const approval = '<extensionElements><j:approval xmlns:j="urn:jwsk:process"><j:person by="starterChoice"/></j:approval></extensionElements>'
const xml = `<definitions xmlns="http://www.omg.org/spec/BPMN/20100524/MODEL" targetNamespace="t"><process id="p"><userTask id="first" name="部门审批"/><subProcess id="sub"><userTask id="inner">${approval}</userTask></subProcess></process></definitions>`
const result: SimulationResult = {
  steps: [
    { nodeId: 'start', nodeName: '开始', nodeType: 'startEvent', people: [{ userId: '1', userName: '李晓梅' }] },
    { nodeId: 'first', nodeName: '部门审批', nodeType: 'userTask', people: [{ userId: '2', userName: '管理员' }], note: '转交管理员' },
    { nodeId: 'end', nodeName: '驳回', nodeType: 'endEvent', people: [] },
  ],
  flows: ['a', 'b'],
  outcome: 'refused',
  message: '',
}

function open(answer: () => unknown) {
  const sent: unknown[] = []
  const onResult = vi.fn<(result: SimulationResult | undefined) => void>()
  const server = (url: URL, init: RequestInit) => {
    if (!url.pathname.endsWith('/model/simulate')) return null
    sent.push(JSON.parse(String(init.body)))
    return answer()
  }
  function Host() {
    const [revision, setRevision] = useState(0)
    return (
      <>
        <button type="button" onClick={() => setRevision(1)}>
          change
        </button>
        <SimulationPanel
          fields={fields}
          revision={revision}
          getXml={() => Promise.resolve(xml)}
          onResult={onResult}
          onShow={() => undefined}
          onClose={() => undefined}
        />
      </>
    )
  }
  render(withKitProviders(<Host />, { texts, server }).element)
  return { sent, onResult }
}

test('shows the way of a sample with who is asked', async () => {
  const { sent, onResult } = open(() => result)
  fireEvent.change(await screen.findByLabelText('金额'), { target: { value: '6000' } })
  fireEvent.click(await screen.findByRole('checkbox', { name: '部门审批' }))
  expect(await screen.findByLabelText('为“inner”选择审批人')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: '开始试走' }))
  const way = within(await screen.findByRole('region', { name: '经过的步骤' }))
  expect(way.getByText('由 李晓梅 发起')).toBeTruthy()
  expect(way.getByText('交给 管理员，驳回')).toBeTruthy()
  expect(way.getByText('转交管理员')).toBeTruthy()
  expect(way.getByRole('status').textContent).toBe('结果：驳回')
  expect(sent).toEqual([
    { modelEditorXml: xml, formFields: fields, values: { amount: expect.stringMatching(/^6000/) }, refusedNodeIds: 'first' },
  ])
  expect(onResult).toHaveBeenCalledExactlyOnceWith(result)
  fireEvent.click(screen.getByText('change'))
  expect(screen.getByText('流程已改动，请重新试走')).toBeTruthy()
  expect(screen.queryByRole('region', { name: '经过的步骤' })).toBeNull()
})

test('removes the way when the platform refuses the next run', async () => {
  let isRefused = false
  const { onResult } = open(() => (isRefused ? Response.json({ code: 400, success: false, msg: '流程图不完整' }) : result))
  fireEvent.click(screen.getByRole('button', { name: '开始试走' }))
  await screen.findByRole('region', { name: '经过的步骤' })
  isRefused = true
  fireEvent.click(screen.getByRole('button', { name: '开始试走' }))
  await waitFor(() => expect(onResult).toHaveBeenLastCalledWith(undefined))
  expect(screen.queryByRole('region', { name: '经过的步骤' })).toBeNull()
})

test('toMarks marks the way and its outcome', () => {
  expect(Object.fromEntries(toMarks(result))).toEqual({ a: 'taken', b: 'taken', start: 'passed', first: 'passed', end: 'rejected' })
  expect(toMarks({ ...result, outcome: 'passed' }).get('end')).toBe('ended')
  expect(toMarks({ ...result, steps: result.steps.slice(0, 2), outcome: 'stuck' }).get('first')).toBe('active')
})

test('listSteps finds the steps of sub-processes', async () => {
  expect(await listSteps(xml)).toEqual([
    { id: 'first', name: '部门审批', isChosen: false },
    { id: 'inner', name: 'inner', isChosen: true },
  ])
  await expect(listSteps('<a')).rejects.toThrow()
})

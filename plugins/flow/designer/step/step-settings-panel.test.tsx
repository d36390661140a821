import { chooseOption, withKitProviders } from '@jwsk/kit/testing'
import type { FlowField } from '@jwsk/sdk/flow'
import { fireEvent, render, screen, within } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import texts from '../../locales/zh-cn'
import { defaultSettings, type StepSettings } from '../settings/step-settings'
import { setRights } from './rights-table'
import { StepSettingsPanel } from './step-settings-panel'

const fields: readonly FlowField[] = [
  { name: 'amount', label: '金额', kind: 'money' },
  { name: 'witness', label: '证明人', kind: 'person' },
  { name: 'lines', label: '明细', kind: 'rows', columns: [{ name: 'price', label: '单价', kind: 'money' }] },
]

function open(initial: Partial<StepSettings> = {}) {
  const onChange = vi.fn<(settings: StepSettings) => void>()
  function Host() {
    const [settings, setSettings] = useState<StepSettings>({ ...defaultSettings, ...initial })
    return (
      <StepSettingsPanel
        settings={settings}
        fields={fields}
        steps={[{ id: 'first', name: '部门审批' }]}
        onChange={(next) => {
          onChange(next)
          setSettings(next)
        }}
      />
    )
  }
  render(withKitProviders(<Host />, { texts }).element)
  return { onChange, getLast: () => onChange.mock.lastCall?.[0] }
}

test('stores a rule once it has a value', async () => {
  const { onChange, getLast } = open()
  expect(screen.getByText('还没有审批人')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: '添加审批人' }))
  await chooseOption(screen, '审批人 1', '表单中的人员')
  expect(onChange).not.toHaveBeenCalled()
  await chooseOption(screen, '审批人 1 表单中的人员', '证明人')
  expect(getLast()?.people).toEqual([{ by: 'field', value: 'witness' }])
})

test('adds a rule to another and removes the first', async () => {
  const { getLast } = open({ people: [{ by: 'field', value: 'witness' }] })
  fireEvent.click(screen.getByRole('button', { name: '添加审批人' }))
  await chooseOption(screen, '审批人 2', '前面步骤的处理人')
  await chooseOption(screen, '审批人 2 前面步骤的处理人', '部门审批')
  expect(getLast()?.people).toHaveLength(2)
  fireEvent.click(screen.getByRole('button', { name: '移除审批人 1' }))
  expect(getLast()?.people).toEqual([{ by: 'handler', value: 'first' }])
})

test('explains how many approvals suffice', async () => {
  const { getLast } = open()
  await chooseOption(screen, '多人时', '若干人同意')
  expect(getLast()).toMatchObject({ decision: 'count', share: 2 })
  const box = screen.getByRole('textbox', { name: '需要同意的人数' })
  fireEvent.change(box, { target: { value: '' } })
  fireEvent.change(box, { target: { value: '3' } })
  expect(getLast()).toMatchObject({ decision: 'count', share: 3 })
  expect(screen.getByText(/5 人中 3 人同意即通过/)).toBeTruthy()
  fireEvent.click(screen.getByRole('radio', { name: '继续，直到结果已定' }))
  expect(getLast()?.onRefusal).toBe('count')
  await chooseOption(screen, '多人时', '全部同意（会签）')
  expect(getLast()).toMatchObject({ decision: 'all', share: 0, onRefusal: 'end' })
})

test('offers to replace what the file says', () => {
  const { getLast } = open({ people: [{ by: 'other', value: 'bean' }], decision: 'other', due: `\${due}` })
  const replace = () => within(screen.getAllByRole('button', { name: '改为在这里设置' })[0]?.parentElement as HTMLElement)
  fireEvent.click(replace().getByRole('button'))
  expect(getLast()).toMatchObject({ decision: 'all', people: [{ by: 'other' }] })
  fireEvent.click(replace().getByRole('button'))
  expect(getLast()).toMatchObject({ people: [], due: `\${due}` })
})

test('sets the due time, rights, buttons and requirements', async () => {
  const { getLast } = open()
  fireEvent.click(screen.getByRole('checkbox', { name: '限时办理' }))
  fireEvent.change(screen.getByRole('textbox', { name: '期限' }), { target: { value: '24' } })
  await chooseOption(screen, '单位', '小时')
  await chooseOption(screen, '到期后', '到期后自动同意')
  fireEvent.click(screen.getByRole('radio', { name: '单价 编辑' }))
  fireEvent.click(screen.getByRole('radio', { name: '金额 隐藏' }))
  fireEvent.click(screen.getByRole('checkbox', { name: '转办' }))
  fireEvent.click(screen.getByRole('checkbox', { name: '办理时必须手写签名' }))
  expect(getLast()).toMatchObject({
    due: 'PT24H',
    whenDue: 'approve',
    rights: { 'lines.price': 'edit', amount: 'hidden' },
    hiddenButtons: ['transfer'],
    signature: true,
  })
  fireEvent.click(screen.getByRole('button', { name: '全部设为必填' }))
  expect(getLast()?.rights).toEqual({ amount: 'required', witness: 'required', lines: 'required', 'lines.price': 'required' })
})

test('setRights stores the default only if the process does already', () => {
  expect(setRights({ amount: 'edit', foreign: 'hidden' }, ['amount', 'lines'], 'read')).toEqual({ amount: 'read', foreign: 'hidden' })
})

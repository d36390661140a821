import { chooseOption, withKitProviders } from '@jwsk/kit/testing'
import type { FlowField } from '@jwsk/sdk/flow'
import { fireEvent, render, screen, within } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import texts from '../../locales/zh-cn'
import { FormEditor } from './form-editor'

test('edits rows with columns and marks a fact', async () => {
  const onChange = vi.fn<(fields: readonly FlowField[]) => void>()
  function Host() {
    const [fields, setFields] = useState<readonly FlowField[]>([{ name: 'lines', label: '费用明细', kind: 'text' }])
    return (
      <FormEditor
        fields={fields}
        isChecked
        isReadOnly={false}
        onChange={(next) => {
          onChange(next)
          setFields(next)
        }}
      />
    )
  }
  render(withKitProviders(<Host />, { texts }).element)
  fireEvent.click(screen.getByRole('checkbox', { name: '作为事实显示 费用明细' }))
  await chooseOption(screen, '种类 费用明细', '明细')
  expect(screen.getByText('请填写明细的列')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: '添加列' }))
  const columns = within(screen.getByRole('table', { name: '费用明细的列' }))
  fireEvent.change(columns.getByRole('textbox', { name: '标签 column1' }), { target: { value: '单价' } })
  await chooseOption(columns, '种类 单价', '金额（元）')
  expect(onChange.mock.lastCall?.[0]).toEqual([
    {
      name: 'lines',
      label: '费用明细',
      kind: 'rows',
      isFact: true,
      columns: [{ name: 'column1', label: '单价', kind: 'money', required: false }],
    },
  ])
  expect(screen.queryByText('请填写明细的列')).toBeNull()
})

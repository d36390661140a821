import { chooseOption, withKitProviders } from '@jwsk/kit/testing'
import type { FlowField } from '@jwsk/sdk/flow'
import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import texts from '../../locales/zh-cn'
import { ConditionEditor } from './condition-editor'

const fields: readonly FlowField[] = [
  { name: 'amount', label: '金额', kind: 'money' },
  { name: 'type', label: '类别', kind: 'choice', choices: ['差旅', '办公'] },
]

function open(initial: string) {
  const onChange = vi.fn<(text: string) => void>()
  function Host() {
    const [condition, setCondition] = useState(initial)
    return (
      <ConditionEditor
        condition={condition}
        fields={fields}
        onChange={(text) => {
          onChange(text)
          setCondition(text)
        }}
      />
    )
  }
  render(withKitProviders(<Host />, { texts }).element)
  return { onChange, getLast: () => onChange.mock.lastCall?.[0] }
}

test('builds a condition of a number and a choice', async () => {
  const { onChange, getLast } = open('')
  fireEvent.click(screen.getByRole('button', { name: '添加条件' }))
  await chooseOption(screen, '流转条件 1 字段', '金额')
  expect(onChange).not.toHaveBeenCalled()
  fireEvent.change(screen.getByRole('textbox', { name: '流转条件 1 值' }), { target: { value: '5000' } })
  expect(getLast()).toBe(`\${amount > 5000}`)
  fireEvent.click(screen.getByRole('button', { name: '添加条件' }))
  await chooseOption(screen, '流转条件 2 字段', '类别')
  await chooseOption(screen, '流转条件 2 值', '差旅')
  await chooseOption(screen, '流转条件 关系', '以下条件满足任意一个')
  expect(getLast()).toBe(`\${amount > 5000 || type == '差旅'}`)
  fireEvent.click(screen.getByRole('button', { name: '移除流转条件 1' }))
  expect(getLast()).toBe(`\${type == '差旅'}`)
})

test('tries a sample draft', async () => {
  open(`\${amount > 5000 && flag == 'ok'}`)
  fireEvent.click(screen.getByText('用样例试一试'))
  expect(screen.getByRole('status').textContent).toContain('不成立')
  fireEvent.change(await screen.findByLabelText('金额'), { target: { value: '5000.01' } })
  expect(screen.getByRole('status').textContent).toContain('条件成立')
  await chooseOption(screen, '上一步的决定', '上一步的决定 驳回')
  expect(screen.getByRole('status').textContent).toContain('不成立')
})

test('shows what it cannot express as text', () => {
  const foreign = `\${bean.check(execution)}`
  const { getLast } = open(foreign)
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: '流转条件（表达式）' }).value).toBe(foreign)
  fireEvent.click(screen.getByRole('button', { name: '清空，改用条件列表' }))
  expect(getLast()).toBe('')
  expect(screen.getByText('没有条件，总是走这条线')).toBeTruthy()
})

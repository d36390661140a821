import { StandaloneInput } from '@jwsk/kit'
import { withKitProviders } from '@jwsk/kit/testing'
import type { FlowField } from '@jwsk/sdk/flow'
import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import texts from '../locales/zh-cn'
import { useDescribedFields } from './described-fields'

const fields: readonly FlowField[] = [
  {
    name: 'lines',
    label: '费用明细',
    kind: 'rows',
    columns: [
      { name: 'product', label: '品名', kind: 'text' },
      { name: 'price', label: '单价', kind: 'money' },
    ],
  },
]

test('edits rows as JSON text with labeled columns', async () => {
  const sent: unknown[] = []
  function Host() {
    const [only] = useDescribedFields(fields)
    const [value, setValue] = useState<unknown>(() => only?.field.parse('[{"product":"纸","price":"2.50","note":"x"}]', {}))
    if (!only) return null
    return (
      <StandaloneInput
        field={only.field}
        id="lines"
        value={value}
        onChange={(next) => {
          setValue(next)
          sent.push(only.field.serialize(next as never))
        }}
      />
    )
  }
  render(withKitProviders(<Host />, { texts }).element)
  fireEvent.change(await screen.findByRole('textbox', { name: '品名第 1 行' }), { target: { value: '笔' } })
  expect(JSON.parse(String(sent.at(-1)))).toEqual([{ product: '笔', price: '2.50', note: 'x' }])
  expect(screen.getByRole('textbox', { name: '单价第 1 行' })).toBeTruthy()
})

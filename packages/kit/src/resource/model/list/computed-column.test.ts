import { describe, expect, test } from 'vitest'
import { money } from '../../../fields/money/money'
import { type AnyComputedColumns, toComputedFields } from './computed-column'

interface Costs {
  readonly price: number
  readonly cost: { readonly value: number }
}

const fields = toComputedFields({
  margin: {
    field: money({ min: -1000 }),
    from: ({ price, cost }: Costs) => price - cost.value,
    width: 120,
  },
} as unknown as AnyComputedColumns)
const parse = (row?: Readonly<Record<string, unknown>>) => fields['margin']?.toText(fields['margin'].parse('ignored', row))

describe('toComputedFields', () => {
  test('reads the value from the row', () => {
    expect(parse({ price: 30, cost: { value: 10 } })).toBe('20')
    expect(fields['margin']?.width).toBe(120)
  })

  test('shows a row as empty on which the computation fails', () => {
    expect(parse({ price: 30 })).toBe('')
    expect(parse({ price: 'x', cost: { value: {} } })).toBe('')
    expect(parse()).toBe('')
  })
})

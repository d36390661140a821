import type { Operation } from '@jwsk/sdk'
import { defineResource } from '../../resource/define-resource'
import type { LabelsOf } from '../../resource/model/labels'
import { choice } from '../choice/choice'
import { date } from '../date/date'
import { json } from '../json/json'
import { money } from '../money/money'
import { number } from '../number/number'
import { text } from '../text/text'
import type { Field } from '../types'
import { rows } from './rows'

interface Item {
  readonly id: string
  readonly product: string
  readonly count: number
  readonly price?: string | number
  readonly state?: 'a' | 'b'
}
interface Order {
  readonly code: string
  readonly items: readonly Item[]
  readonly terms: string
  readonly points: readonly (readonly [number, number])[]
}
interface Draft {
  readonly code: string
  readonly items?: readonly (Omit<Item, 'id'> & { readonly id?: never })[]
  readonly terms?: string
}
declare const order: {
  readonly page: Operation<undefined, { readonly records: readonly Order[]; readonly total: number }>
  readonly submit: Operation<Draft, undefined>
}

const orders = defineResource({
  api: order,
  fields: {
    code: text(),
    items: rows(
      { product: text(), count: number(), price: money(), state: choice({ a: 'success', b: 'quiet' }) },
      { min: 1, max: 9, sum: ['price'], compute: { price: { value: ({ count = 0 }) => count.toFixed(2), send: true } } },
    ),
    terms: rows({ day: date(), share: number() }, { wire: 'json' }),
  },
  columns: ['code', 'items'],
  row: (action) => [action.form('change', { api: order.submit, fields: { items: rows({ product: text() }) } })],
})

export const labels: LabelsOf<typeof orders> = {
  title: '订单',
  record: '订单',
  fields: { code: '编号', items: '明细', terms: '付款' },
  actions: { change: '改' },
  lines: { items: { product: '品名', count: '数量', price: '单价', state: '状态' }, terms: { day: '日期', share: '比例' } },
  choices: { items_state: { a: '甲', b: '乙' } },
}

const rest = { title: '订单', record: '订单', fields: labels.fields, actions: labels.actions }

// @ts-expect-error missing labels of the rows
export const withoutLines: LabelsOf<typeof orders> = { ...rest, choices: labels.choices }

// @ts-expect-error missing labels of fixed values in rows
export const withoutChoices: LabelsOf<typeof orders> = { ...rest, lines: labels.lines }

export const withoutDay: LabelsOf<typeof orders> = {
  ...labels,
  // @ts-expect-error a missing label of one field
  lines: { ...labels.lines, terms: { share: '比例' } },
}

// @ts-expect-error a name that the objects of the array do not have
defineResource({ api: order, fields: { items: rows({ product: text(), weight: number() }) }, columns: ['items'] })

// @ts-expect-error a kind of another type
defineResource({ api: order, fields: { items: rows({ count: text() }) }, columns: ['items'] })

// @ts-expect-error a missing fixed value of the contract
defineResource({ api: order, fields: { items: rows({ state: choice({ a: 'success' }) }) }, columns: ['items'] })

// @ts-expect-error rows are an array
defineResource({ api: order, fields: { terms: rows({ day: date() }) }, columns: ['terms'] })

// @ts-expect-error JSON text is no array
defineResource({ api: order, fields: { items: rows({ product: text() }, { wire: 'json' }) }, columns: ['items'] })

// @ts-expect-error text on rows
defineResource({ api: order, fields: { items: json() }, columns: ['items'] })

// @ts-expect-error a total of no field
rows({ product: text() }, { sum: ['price'] })

// @ts-expect-error a derived value of no field
rows({ product: text() }, { compute: { price: () => '1' } })

// @ts-expect-error a derived value of another type
rows({ product: text(), count: number() }, { compute: { count: ({ product = '' }) => product } })

export const anyRows: Field = rows({ product: text() })

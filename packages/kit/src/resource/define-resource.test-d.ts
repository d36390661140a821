import type { Operation } from '@jwsk/sdk'
import { tenantPackage } from '@jwsk/sdk/system'
import { createField } from '../fields/create-field'
import { text } from '../fields/text/text'
import { textarea } from '../fields/textarea/textarea'
import type { Field } from '../fields/types'
import { defineResource } from './define-resource'
import type { ActionViewProps } from './model/action-options'
import type { LabelsOf } from './model/labels'
import { relatedTo } from './model/related'
import type { FormSlotProps } from './model/slots'

declare const price: Field<number>

interface Order {
  readonly id: string
  readonly plate: string
  readonly fee: number
  readonly createTime?: string
}
interface OrderDraft {
  readonly id?: string
  readonly plate: string
  readonly fee: number
  readonly password?: string
  readonly createTime?: never
}
interface OrderQuery {
  readonly plate?: string
  readonly ascs?: string
  readonly descs?: string
  readonly createTime_dategt?: string
  readonly createTime_datelt?: string
}
export declare const order: {
  readonly page: Operation<OrderQuery | undefined, { readonly records: readonly Order[]; readonly total: number }>
  readonly submit: Operation<OrderDraft, undefined>
}
declare const unsorted: {
  readonly page: Operation<{ readonly plate?: string }, { readonly records: readonly Order[]; readonly total: number }>
}
declare const log: { readonly list: Operation<{ readonly plate?: string } | undefined, readonly Order[]> }
declare const settings: { readonly detail: Operation<undefined, Order>; readonly submit: Operation<OrderDraft, undefined> }

// declarations that compile
export const packages = defineResource({
  api: tenantPackage,
  fields: { packageName: text(), remark: textarea() },
  columns: ['packageName', 'remark'],
  search: ['packageName'],
  actions: { view: false },
})
export const orders = defineResource({
  api: order,
  permission: 'parking_lot_order',
  fields: { plate: text(), fee: price, createTime: text() },
  columns: ['plate', 'createTime'],
  search: ['plate'],
  form: ['plate', 'fee'],
  range: ['createTime'],
  sortable: ['fee'],
  sort: { createTime: 'desc' },
})
export const logs = defineResource({ api: log, fields: { plate: text(), createTime: text() }, columns: ['plate', 'createTime'] })

// steps of a form in sections
defineResource({ api: order, fields: { plate: text() }, columns: [], form: { basic: ['plate'] }, steps: true })

// @ts-expect-error steps of a form without sections
defineResource({ api: order, fields: { plate: text() }, columns: [], form: ['plate'], steps: true })

// @ts-expect-error an entity without a list
defineResource({ api: settings, fields: { plate: text() }, columns: ['plate'] })

// @ts-expect-error a misspelt field
defineResource({ api: order, fields: { plait: text() }, columns: [] })

// @ts-expect-error a field kind on the wrong JSON type: text on a number
defineResource({ api: order, fields: { fee: text() }, columns: ['fee'] })

// @ts-expect-error a field kind on the wrong JSON type: a number's kind on text
defineResource({ api: order, fields: { plate: price }, columns: ['plate'] })

// @ts-expect-error a column that is not declared
defineResource({ api: order, fields: { plate: text() }, columns: ['plate', 'fee'] })

// @ts-expect-error a column that rows do not have: only the draft has a password
defineResource({ api: order, fields: { password: text() }, columns: ['password'] })

// @ts-expect-error a filter that the operation lacks
defineResource({ api: order, fields: { plate: text(), fee: price }, columns: ['plate'], search: ['fee'] })

// @ts-expect-error a read-only field in the form
defineResource({ api: order, fields: { plate: text(), createTime: text() }, columns: ['plate'], form: ['plate', 'createTime'] })

// @ts-expect-error a read-only field is declared, so the form must be said
defineResource({ api: order, fields: { plate: text(), createTime: text() }, columns: ['plate'] })

// @ts-expect-error a form for an entity without submit
defineResource({ api: log, fields: { plate: text() }, columns: ['plate'], form: ['plate'] })

// @ts-expect-error a range that the operation lacks
defineResource({ api: order, fields: { plate: text() }, columns: ['plate'], range: ['plate'] })

// @ts-expect-error sorting a list that cannot be sorted
defineResource({ api: unsorted, fields: { plate: text() }, columns: ['plate'], sort: { plate: 'asc' } })

// @ts-expect-error a list that cannot be sorted has no columns to sort by
defineResource({ api: unsorted, fields: { plate: text() }, columns: ['plate'], sortable: ['plate'] })

// @ts-expect-error sorting by a field that is not declared
defineResource({ api: order, fields: { plate: text() }, columns: ['plate'], sortable: ['plait'] })

// @ts-expect-error a list starts up or down
defineResource({ api: order, fields: { plate: text() }, columns: ['plate'], sort: { plate: 'off' } })

// @ts-expect-error a key that rows do not have
defineResource({ api: order, fields: { plate: text() }, columns: ['plate'], key: 'code' })

// @ts-expect-error a tree that asks for children by a name that the list does not take
defineResource({ api: order, fields: { plate: text() }, columns: ['plate'], tree: { parent: 'fee', load: 'lazy' } })

// @ts-expect-error a section with a field that is not declared
defineResource({ api: order, fields: { plate: text() }, columns: ['plate'], form: { basic: ['plate', 'fee'] } })

// @ts-expect-error a condition on a property that drafts do not have
defineResource({ api: order, fields: { plate: text() }, columns: ['plate'], visibleWhen: { plate: (draft) => draft.plait === '' } })

export const checked = defineResource({
  api: order,
  fields: { plate: text(), fee: price },
  columns: ['plate'],
  check: ({ plate = '', fee = 0 }, { say }) => {
    if (fee > 100 && plate === '') return { plate: say('unnamed', { fee }) }
    return fee < 0 ? { fee: say('negative') } : undefined
  },
  compute: { fee: { value: ({ plate }) => plate?.length, send: true }, plate: ({ fee }) => `P${fee}` },
})
export const checkedLater = defineResource({
  api: order,
  fields: { plate: text() },
  columns: ['plate'],
  check: async ({ plate }, { say, signal }) => (plate && !signal.aborted ? { plate: say('taken') } : undefined),
})
defineResource({ api: order, fields: { plate: text() }, columns: ['plate'], check: () => undefined })

// @ts-expect-error a message for a field that is not in the form
defineResource({ api: order, fields: { plate: text() }, columns: ['plate'], check: (_, { say }) => ({ fee: say('high') }) })

// @ts-expect-error a later message for a misspelt field
defineResource({ api: order, fields: { plate: text() }, columns: ['plate'], check: async (_, { say }) => ({ plait: say('taken') }) })

// @ts-expect-error a check of a property that drafts do not have
defineResource({ api: order, fields: { plate: text() }, columns: ['plate'], check: (draft) => (draft.plait ? undefined : undefined) })

// @ts-expect-error a derived value of a field that is not in the form
defineResource({ api: order, fields: { plate: text() }, columns: ['plate'], compute: { fee: () => 1 } })

// @ts-expect-error a derived value of the wrong type
defineResource({ api: order, fields: { fee: price }, columns: ['fee'], compute: { fee: () => '1' } })

// @ts-expect-error a derived value from a property that drafts do not have
defineResource({ api: order, fields: { fee: price }, columns: ['fee'], compute: { fee: (draft) => draft.fees } })

// @ts-expect-error an action that no screen has
defineResource({ api: order, fields: { plate: text() }, columns: ['plate'], actions: { fly: false } })

declare const refund: Operation<{ readonly id: string; readonly refundMoney: number; readonly reason?: string }, undefined>
defineResource({
  api: order,
  fields: { plate: text() },
  columns: ['plate'],
  // @ts-expect-error who is not asked is not warned
  row: (action) => [action('open', { getWarning: () => 'late', skipConfirmReason: 'it reads', run: () => Promise.resolve() })],
})

declare const price2: Field<number>

export const acting = defineResource({
  api: order,
  fields: { plate: text() },
  columns: ['plate'],
  row: (action) => [
    action('open', { when: (row) => row.fee > 0, run: ({ id }, { client }) => client.call(refund, { id, refundMoney: 1 }) }),
    action.form('refund', { api: refund, fields: { refundMoney: price2, reason: textarea() }, extraInput: ({ id }) => ({ id }) }),
  ],
  bulk: (action) => [action('close', { skipConfirmReason: 'it counts', run: (rows) => Promise.resolve(rows.map((row) => row.plate)) })],
  toolbar: (action) => [action('sync', { skipConfirmReason: 'it reads', permission: 'order_sync', run: () => Promise.resolve() })],
})

defineResource({
  api: order,
  fields: { plate: text() },
  columns: ['plate'],
  // @ts-expect-error an action on a property that rows do not have
  row: (action) => [action('open', { when: (row) => row.plait === '', run: () => Promise.resolve() })],
})

defineResource({
  api: order,
  fields: { plate: text() },
  columns: ['plate'],
  // @ts-expect-error a form field that the action's operation does not take
  row: (action) => [action.form('refund', { api: refund, fields: { refundSum: price2 } })],
})

defineResource({
  api: order,
  fields: { plate: text() },
  columns: ['plate'],
  // @ts-expect-error a form field of the wrong JSON type
  row: (action) => [action.form('refund', { api: refund, fields: { refundMoney: text() } })],
})

declare const upload: Operation<{ readonly file: Blob; readonly isCovered?: 0 | 1 }, { readonly failures: readonly string[] }>
declare const template: Operation<undefined, Blob>
declare const calendar: () => Promise<{ default: (props: ActionViewProps<Pick<Order, 'id' | 'fee'>>) => null }>
declare const ofAnother: () => Promise<{ default: (props: ActionViewProps<{ readonly seats: number }>) => null }>

export const opening = defineResource({
  api: order,
  fields: { plate: text() },
  columns: ['plate'],
  actions: { edit: (row) => row.fee > 0, delete: { undo: true, when: ({ plate }) => plate !== '' } },
  row: (action) => [
    action.view('prices', { size: 'large', when: (row) => row.fee > 0, view: calendar }),
    action.form('refund', {
      api: refund,
      fields: { refundMoney: price2, reason: textarea() },
      form: { money: ['refundMoney'], why: ['reason'] },
      visibleWhen: { reason: (draft) => (draft.refundMoney ?? 0) > 0 },
      initialValues: async ({ id }, { client }) => ({ refundMoney: (await client.call(order.page)).total, id }),
    }),
  ],
  toolbar: (action) => [
    action.import('import', { api: upload, template, overwriteField: 'isCovered' }),
    action.import('replace', {
      api: upload,
      report: ({ failures }) => failures.map((message, row) => ({ row, ok: false, message })),
    }),
  ],
})

declare const ownForm: () => Promise<{ default: (props: FormSlotProps<Order, OrderDraft>) => null }>
declare const formOfAnother: () => Promise<{ default: (props: FormSlotProps<{ readonly seats: number }>) => null }>

export const slotted = defineResource({
  api: order,
  fields: { plate: text(), fee: price },
  columns: ['plate', 'fee'],
  cells: { fee: ({ row, children }) => (row.fee > 0 ? children : row.plate) },
  Form: ownForm,
})

// @ts-expect-error a cell of a column that is not declared
defineResource({ api: order, fields: { plate: text() }, columns: ['plate'], cells: { fee: ({ children }) => children } })

// @ts-expect-error a cell that reads what rows do not have
defineResource({ api: order, fields: { plate: text() }, columns: ['plate'], cells: { plate: ({ row }) => row.plait } })

// @ts-expect-error a form of records of another kind
defineResource({ api: order, fields: { plate: text() }, columns: ['plate'], Form: formOfAnother })

export const openingLabels: LabelsOf<typeof opening> = {
  title: '订单',
  record: '订单',
  fields: { plate: '车牌', refundMoney: '退款金额', reason: '原因' },
  sections: { money: '金额', why: '原因' },
  actions: { prices: '价格', refund: '退款', import: '导入', replace: '覆盖' },
}

export const partless: LabelsOf<typeof opening> = {
  title: '订单',
  record: '订单',
  fields: { plate: '车牌', refundMoney: '退款金额', reason: '原因' },
  // @ts-expect-error a missing label of a part of an action's form
  sections: { money: '金额' },
  actions: { prices: '价格', refund: '退款', import: '导入', replace: '覆盖' },
}

defineResource({
  api: order,
  fields: { plate: text() },
  columns: ['plate'],
  // @ts-expect-error a gate on a property that rows do not have
  actions: { edit: (row) => row.plait === '' },
})

defineResource({
  api: order,
  fields: { plate: text() },
  columns: ['plate'],
  // @ts-expect-error a view of records of another kind
  row: (action) => [action.view('seats', { view: ofAnother })],
})

defineResource({
  api: order,
  fields: { plate: text() },
  columns: ['plate'],
  row: (action) => [
    // @ts-expect-error a part of a form with a field that the form lacks
    action.form('refund', { api: refund, fields: { refundMoney: price2 }, form: { money: ['refundMoney', 'reason'] } }),
  ],
})

defineResource({
  api: order,
  fields: { plate: text() },
  columns: ['plate'],
  // @ts-expect-error an input to replace records by that the call lacks
  toolbar: (action) => [action.import('import', { api: upload, overwriteField: 'replaces' })],
})

defineResource({
  api: order,
  fields: { plate: text() },
  columns: ['plate'],
  // @ts-expect-error a report of what the answer does not have
  toolbar: (action) => [action.import('import', { api: upload, report: ({ lines }) => lines })],
})

createField<string, number>({
  emptyValue: 0,
  promptVerb: 'enter',
  isEmpty: () => false,
  toText: String,
  parse: Number,
  // @ts-expect-error a kind that writes another type than it reads
  serialize: (value: number) => value,
})

relatedTo(order, 'plate', '/orders')
// @ts-expect-error the list takes no such filter
relatedTo(order, 'fee', '/orders')

// fields that are changed in all selected records
defineResource({ api: order, fields: { plate: text(), fee: price }, columns: ['plate'], bulkEdit: ['fee'] })

// @ts-expect-error a field to change that is not declared
defineResource({ api: order, fields: { plate: text() }, columns: ['plate'], bulkEdit: ['fee'] })

// @ts-expect-error a field to change that the contract only returns
defineResource({ api: order, fields: { plate: text(), createTime: text() }, columns: [], form: ['plate'], bulkEdit: ['createTime'] })

// @ts-expect-error a field to change without an operation that updates
defineResource({ api: unsorted, fields: { plate: text() }, columns: ['plate'], bulkEdit: ['plate'] })

interface Ranked {
  readonly id: string
  readonly plate: string
  readonly sort?: number
}
declare const ranked: {
  readonly page: Operation<undefined, { readonly records: readonly Ranked[]; readonly total: number }>
  readonly submit: Operation<Partial<Ranked>, undefined>
  readonly sort: Operation<readonly { id: string; sort: number }[], undefined>
}
declare const position: Field<number>

export const rankedByOperation = defineResource({
  api: ranked,
  fields: { plate: text(), sort: position },
  columns: ['plate', 'sort'],
  sortRows: ranked.sort,
})
export const rankedBySave = defineResource({
  api: ranked,
  fields: { plate: text(), sort: position },
  columns: ['plate', 'sort'],
  sortRows: { permission: 'rank', save: ([first], { client }) => client.call(ranked.submit, { sort: first?.sort ?? 0 }) },
})

// @ts-expect-error an operation that takes no positions
defineResource({ api: ranked, fields: { plate: text(), sort: position }, columns: ['plate', 'sort'], sortRows: ranked.submit })

// @ts-expect-error an order without the field of positions
defineResource({ api: ranked, fields: { plate: text() }, columns: ['plate'], sortRows: ranked.sort })

export const margins = defineResource({
  api: order,
  fields: { plate: text(), fee: price },
  columns: ['plate', 'margin', 'note'],
  computedColumns: {
    margin: { field: price, from: ({ fee }) => fee - 1, width: 120 },
    note: { field: text(), from: ({ plate, fee }) => (fee > 0 ? plate : undefined), width: { 'zh-cn': 80, en: 120 } },
  },
  cells: { margin: ({ row, children }) => (row.fee > 0 ? children : null) },
  highlights: ['margin'],
})

defineResource({
  api: order,
  fields: { plate: text() },
  columns: ['plate', 'margin'],
  // @ts-expect-error a value that the field does not read
  computedColumns: { margin: { field: price, from: ({ plate }) => plate } },
})

defineResource({
  api: order,
  fields: { plate: text() },
  columns: ['plate', 'margin'],
  // @ts-expect-error a value of a property that rows do not have
  computedColumns: { margin: { field: text(), from: ({ plait }) => plait } },
})

defineResource({
  api: order,
  fields: { plate: text() },
  columns: ['plate'],
  // @ts-expect-error a computed column by the name of a field
  computedColumns: { fee: { field: price, from: () => 1 } },
})

defineResource({
  api: order,
  fields: { plate: text() },
  columns: ['plate', 'margin'],
  computedColumns: { margin: { field: price, from: ({ fee }) => fee } },
  // @ts-expect-error a computed column in the form
  form: ['plate', 'margin'],
})

defineResource({
  api: order,
  fields: { plate: text() },
  columns: ['plate', 'margin'],
  computedColumns: { margin: { field: price, from: ({ fee }) => fee } },
  // @ts-expect-error a computed column is not sortable
  sortable: ['margin'],
})

declare const charts: () => Promise<{ readonly default: () => null }>
defineResource({ api: order, fields: { plate: text() }, columns: ['plate'], stats: charts })
defineResource({ api: order, fields: { plate: text() }, columns: ['plate'], stats: { load: charts, open: true } })

// @ts-expect-error charts without a way to load them
defineResource({ api: order, fields: { plate: text() }, columns: ['plate'], stats: { open: true } })
// views in addition to the table
interface Stay {
  readonly id: string
  readonly plate: string
  readonly enterTime: string
  readonly leaveTime?: string
  readonly drive: 'sail' | 'motor'
  readonly fee: number
}
interface StayDraft {
  readonly id?: string
  readonly plate?: string
  readonly fee?: number
}
declare const stay: {
  readonly page: Operation<{ readonly current?: number }, { readonly records: readonly Stay[]; readonly total: number }>
  readonly submit: Operation<StayDraft, undefined>
}
declare const rate: Operation<{ readonly id: string; readonly fee: number }, undefined>
const stayFields = { plate: text(), fee: price, enterTime: text() }

defineResource({
  api: stay,
  fields: stayFields,
  columns: ['plate'],
  form: ['plate', 'fee'],
  calendar: { from: 'enterTime', to: 'leaveTime', title: 'plate' },
  board: { by: 'fee', move: 'submit' },
  timeline: { from: 'enterTime', to: 'leaveTime', group: 'fee' },
})
defineResource({
  api: stay,
  fields: stayFields,
  columns: ['plate'],
  form: ['plate'],
  board: { by: 'fee', move: { api: rate, input: ({ id }, value) => ({ id, fee: Number(value) }) } },
})

// @ts-expect-error a start that rows do not have
defineResource({ api: stay, fields: stayFields, columns: ['plate'], form: ['plate'], calendar: { from: 'enteredAt' } })

// @ts-expect-error a start that is a number
defineResource({ api: stay, fields: stayFields, columns: ['plate'], form: ['plate'], calendar: { from: 'fee' } })

// @ts-expect-error an end that is one of fixed values
defineResource({ api: stay, fields: stayFields, columns: ['plate'], form: ['plate'], calendar: { from: 'enterTime', to: 'drive' } })

// @ts-expect-error a title that is not declared
defineResource({ api: stay, fields: stayFields, columns: ['plate'], form: ['plate'], calendar: { from: 'enterTime', title: 'drive' } })

// @ts-expect-error a timeline without an end
defineResource({ api: stay, fields: stayFields, columns: ['plate'], form: ['plate'], timeline: { from: 'enterTime' } })

// @ts-expect-error a board by a field that is not declared
defineResource({ api: stay, fields: stayFields, columns: ['plate'], form: ['plate'], board: { by: 'drive' } })

// @ts-expect-error a board that saves a field that the contract only returns
defineResource({ api: stay, fields: stayFields, columns: ['plate'], form: ['plate'], board: { by: 'enterTime', move: 'submit' } })

defineResource({
  api: stay,
  fields: stayFields,
  columns: ['plate'],
  form: ['plate'],
  // @ts-expect-error an input that the operation does not take
  board: { by: 'fee', move: { api: rate, input: ({ id }, value) => ({ id, price: Number(value) }) } },
})

defineResource({
  api: stay,
  fields: stayFields,
  columns: ['plate'],
  form: ['plate'],
  // @ts-expect-error an input from a property that rows do not have
  board: { by: 'fee', move: { api: rate, input: ({ key }, value) => ({ id: key, fee: Number(value) }) } },
})

export const inlineOrders = defineResource({
  api: order,
  fields: { plate: text(), fee: price, createTime: text() },
  columns: ['plate', 'fee', 'createTime'],
  form: ['plate', 'fee'],
  inline: ['fee'],
})

// @ts-expect-error a cell of a field that is read-only
defineResource({ api: order, fields: { plate: text(), createTime: text() }, columns: ['plate'], form: ['plate'], inline: ['createTime'] })

// @ts-expect-error a cell of a field that rows do not have
defineResource({ api: order, fields: { plate: text(), password: text() }, columns: ['plate'], inline: ['password'] })

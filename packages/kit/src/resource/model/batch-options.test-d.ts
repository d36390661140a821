import type { Operation } from '@jwsk/sdk'
import { text } from '../../fields/text/text'
import { defineResource } from '../define-resource'
import type { LabelsOf } from './labels'

interface Ticket {
  readonly id: string
  readonly name: string
}
interface Results {
  readonly results: readonly { readonly success: boolean; readonly message: string }[]
}
declare const ticket: {
  readonly page: Operation<undefined, { readonly records: readonly Ticket[]; readonly total: number }>
  readonly sync: Operation<{ ids: string }, Results>
  readonly offer: Operation<{ ids: string; platformId: string }, Results>
  readonly remove: Operation<{ ids: string }, undefined>
  readonly sort: Operation<{ id: string; sort: number }[], undefined>
  readonly move: Operation<{ id: string; sort: number }, undefined>
}
declare const platform: {
  readonly select: Operation<
    { status?: number } | undefined,
    readonly { readonly id: string; readonly title: string; readonly level: number }[]
  >
}

const listed = { api: ticket, fields: { name: text() }, columns: ['name'] } as const

export const tickets = defineResource({
  ...listed,
  row: (action) => [action.reorder(ticket.sort)],
  bulk: (action) => [
    action.batch('sync', { permission: 'ticket_sync', when: (rows) => rows.every(({ name }) => name !== ''), api: ticket.sync }),
    action.batch('offer', {
      api: ticket.offer,
      choice: { name: 'platformId', from: platform.select, input: { status: 1 }, label: 'title' },
    }),
  ],
})

export const labels: LabelsOf<typeof tickets> = {
  title: '门票',
  record: '门票',
  fields: { name: '名称', platformId: '平台', sort: '排序' },
  actions: { sync: '同步', offer: '上架', sort: '排序' },
}

// @ts-expect-error a missing label of what is chosen first, and of the place
export const missing: LabelsOf<typeof tickets>['fields'] = { name: '名称' }

// @ts-expect-error a call that does not say what became of each
defineResource({ ...listed, bulk: (action) => [action.batch('remove', { api: ticket.remove })] })

// @ts-expect-error a call that takes more than the ids, of which nothing is chosen
defineResource({ ...listed, bulk: (action) => [action.batch('offer', { api: ticket.offer })] })

defineResource({
  ...listed,
  // @ts-expect-error a choice that the call does not take
  bulk: (action) => [action.batch('sync', { api: ticket.sync, choice: { name: 'platformId', from: platform.select, label: 'title' } })],
})

defineResource({
  ...listed,
  // @ts-expect-error a choice under another name than the call takes it by
  bulk: (action) => [action.batch('offer', { api: ticket.offer, choice: { name: 'shopId', from: platform.select, label: 'title' } })],
})

defineResource({
  ...listed,
  // @ts-expect-error choices called by what is no text of theirs
  bulk: (action) => [action.batch('offer', { api: ticket.offer, choice: { name: 'platformId', from: platform.select, label: 'level' } })],
})

defineResource({
  ...listed,
  bulk: (action) => [
    action.batch('offer', {
      api: ticket.offer,
      // @ts-expect-error choices asked for by what their list does not take
      choice: { name: 'platformId', from: platform.select, input: { state: 1 }, label: 'title' },
    }),
  ],
})

// @ts-expect-error a place sent by a call that does not take places
defineResource({ ...listed, row: (action) => [action.reorder(ticket.move)] })

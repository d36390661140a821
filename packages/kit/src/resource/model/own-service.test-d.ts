import { defineOperation } from '@jwsk/sdk'
import { text } from '../../fields/text/text'
import { defineResource } from '../define-resource'

interface Boat {
  readonly id: string
  readonly name: string
}
type Search = { readonly current?: number; readonly size?: number; readonly name?: string } | undefined

const page = defineOperation<Search, { records: Boat[]; total: number }>({ method: 'GET', path: '/acme-harbour/boat/page', paged: true })
const submit = defineOperation<{ id?: string; name: string }>({ method: 'POST', path: '/acme-harbour/boat/submit', responseType: 'none' })
const remove = defineOperation<{ ids: string }>({ method: 'POST', path: '/acme-harbour/boat/remove', input: 'query', responseType: 'none' })
const api = { page, submit, remove }

export const boats = defineResource({ api, fields: { name: text() }, columns: ['name'], search: ['name'], form: ['name'] })

defineResource({
  api,
  // @ts-expect-error a service of one's own is held to its types too
  fields: { nmae: text() },
  columns: [],
})

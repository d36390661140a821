import { defineResource, text } from '@jwsk/kit'
import { defineOperation } from '@jwsk/sdk'

interface Boat {
  readonly id: string
  readonly name: string
}

/** Operation of a service that is not running: the list shows the error and offers a retry. */
const page = defineOperation<{ name?: string; current?: number; size?: number } | undefined, { records: Boat[]; total: number }>({
  id: 'harbourBoat.page',
  method: 'GET',
  path: '/acme-harbour/boat/page',
  paged: true,
})

export const example = defineResource({
  api: { page },
  fields: { name: text() },
  columns: ['name'],
  search: ['name'],
})

import { bizDict, defineResource, number, text } from '@jwsk/kit'
import { indexBanner } from '@jwsk/sdk/biz'

/** Rows are dragged by their handles, or moved by the arrow keys; the operation stores the new order. */
export const example = defineResource({
  api: indexBanner,
  fields: { title: text(), position: bizDict('banner_position'), sort: number() },
  columns: ['title', 'position', 'sort'],
  sort: { sort: 'asc' },
  sortRows: indexBanner.sort,
  pageSize: 10,
})

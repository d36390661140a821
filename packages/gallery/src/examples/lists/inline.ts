import { defineResource, dict, number, text } from '@jwsk/kit'
import { post } from '@jwsk/sdk/system'

/** Cells are edited in the list: a double click or Enter opens them, Tab goes on to the next, a paste fills several. */
export const example = defineResource({
  api: post,
  fields: { postName: text(), postCode: text(), category: dict('post_category'), sort: number({ min: 0 }) },
  columns: ['postName', 'postCode', 'category', 'sort'],
  inline: ['category', 'sort'],
  pageSize: 10,
})

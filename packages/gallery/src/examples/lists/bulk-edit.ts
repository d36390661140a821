import { defineResource, dict, number, text } from '@jwsk/kit'
import { post } from '@jwsk/sdk/system'

/** Changes a field of all selected records, each as its form would save it. */
export const example = defineResource({
  api: post,
  fields: { postName: text(), postCode: text(), category: dict('post_category'), sort: number({ min: 0 }) },
  columns: ['postName', 'postCode', 'category', 'sort'],
  bulkEdit: ['category', 'sort'],
  pageSize: 10,
})

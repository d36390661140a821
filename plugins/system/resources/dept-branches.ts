import { defineResource, text } from '@jwsk/kit'
import { dept } from '@jwsk/sdk/system'

/** Departments to choose from beside another list. */
export const deptBranches = defineResource({
  api: { list: dept.lazyList },
  fields: { deptName: text() },
  columns: ['deptName'],
  search: ['deptName'],
  actions: { view: false },
  tree: { parent: 'parentId', load: 'lazy' },
})

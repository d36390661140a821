import { defineResource, dict, number, text } from '@jwsk/kit'
import { dept } from '@jwsk/sdk/system'

/** Loads the children of a department when it is expanded. */
export const example = defineResource({
  api: { ...dept, list: dept.lazyList },
  fields: { deptName: text(), deptCategory: dict('org_category', { tones: { 1: 'info', 2: 'success' } }), sort: number({ min: 0 }) },
  columns: ['deptName', 'deptCategory', 'sort'],
  search: ['deptName'],
  tree: { parent: 'parentId', load: 'lazy' },
  actions: { add: false, edit: false, delete: false },
})

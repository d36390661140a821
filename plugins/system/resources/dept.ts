import { defineResource, dependentsIn, dict, number, reference, relatedTo, text, textarea, tree } from '@jwsk/kit'
import { dept, tenant, user } from '@jwsk/sdk/system'

const depts = defineResource({
  api: { ...dept, list: dept.lazyList },
  permission: 'dept',
  fields: {
    deptName: text(),
    fullName: text(),
    parentId: tree({ operation: dept.tree, emptyValue: '0' }),
    tenantId: reference({ page: tenant.page, names: tenant.select }, 'tenantName', { keyField: 'tenantId', nameField: 'tenantName' }),
    deptCategory: dict('org_category', { required: true }),
    sort: number({ min: 0 }),
    remark: textarea(),
  },
  columns: ['deptName', 'fullName', 'tenantId', 'deptCategory', 'sort', 'remark'],
  search: ['deptName', 'fullName', 'tenantId'],
  dependents: dependentsIn(user.page, 'deptId'),
  related: [relatedTo(user, 'deptId', '/system/user')],
  tree: { parent: 'parentId', load: 'lazy' },
})

export default depts

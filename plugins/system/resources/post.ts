import { defineResource, dict, number, reference, text, textarea, word } from '@jwsk/kit'
import { post, tenant } from '@jwsk/sdk/system'

const posts = defineResource({
  api: post,
  permission: 'post',
  fields: {
    postName: word(),
    postCode: text(),
    category: dict('post_category', { tones: { 1: 'danger', 2: 'warning', 3: 'info' } }),
    tenantId: reference({ page: tenant.page, names: tenant.select }, 'tenantName', { key: 'tenantId', named: 'tenantName' }),
    sort: number({ min: 0 }),
    remark: textarea(),
  },
  columns: ['postName', 'postCode', 'category', 'tenantId', 'sort', 'remark'],
  search: ['postName', 'postCode', 'category', 'tenantId'],
  sortable: ['postName', 'postCode'],
  sort: { sort: 'asc' },
})

export default posts

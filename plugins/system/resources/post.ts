import { code, defineResource, dict, number, reference, textarea, translatedText } from '@jwsk/kit'
import { post, tenant } from '@jwsk/sdk/system'

const posts = defineResource({
  api: post,
  permission: 'post',
  fields: {
    postName: translatedText(),
    postCode: code(),
    category: dict('post_category'),
    tenantId: reference({ page: tenant.page, names: tenant.select }, 'tenantName', { keyField: 'tenantId', nameField: 'tenantName' }),
    sort: number({ min: 0 }),
    remark: textarea(),
  },
  columns: ['postName', 'postCode', 'category', 'tenantId', 'sort', 'remark'],
  search: ['postName', 'postCode', 'category', 'tenantId'],
  sortable: ['postName', 'postCode'],
  sort: { sort: 'asc' },
})

export default posts

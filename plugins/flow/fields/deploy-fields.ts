import { reference } from '@jwsk/kit'
import { tenant } from '@jwsk/sdk/system'
import { flowCategory } from './flow-category'

/** Fields of a model's deployment. */
export const deployFields = {
  category: flowCategory(),
  tenantIds: reference({ page: tenant.page }, 'tenantName', { keyField: 'tenantId', join: ',' }),
}

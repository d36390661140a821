import { reference } from '@jwsk/kit'
import { tenant } from '@jwsk/sdk/system'
import { flowCategory } from './flow-category'

/** What is said of a model when it is brought to the engine. */
export const deployFields = {
  category: flowCategory(),
  tenantIds: reference({ page: tenant.page }, 'tenantName', { keyField: 'tenantId', join: ',' }),
}

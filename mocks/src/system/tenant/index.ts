import { defineArea, register } from '../../engine/area'
import { tenantMocks } from './tenant'
import { tenantDatasourceMocks, tenantDatasourceTable } from './tenant-datasource'
import { tenantPackageMocks, tenantPackageTable } from './tenant-package'
import { tenantTable } from './tenant-table'

export const tenant = defineArea({
  entities: [
    register(tenantTable, tenantMocks),
    register(tenantPackageTable, tenantPackageMocks),
    register(tenantDatasourceTable, tenantDatasourceMocks),
  ],
})

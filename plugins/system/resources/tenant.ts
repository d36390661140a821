import { dateTime, defineResource, image, number, reference, text } from '@jwsk/kit'
import { datasource } from '@jwsk/sdk/develop'
import { tenant, tenantPackage } from '@jwsk/sdk/system'

const packageField = reference({ page: tenantPackage.page }, 'packageName', { nameField: 'packageName' })
const datasourceField = reference({ page: datasource.page }, 'name', { nameField: 'datasourceName' })

const tenants = defineResource({
  api: tenant,
  permission: 'tenant',
  fields: {
    tenantName: text(),
    tenantId: text(),
    linkman: text(),
    contactNumber: text(),
    address: text(),
    domainUrl: text(),
    accountNumber: number({ min: -1 }),
    expireTime: dateTime(),
    packageId: packageField,
    datasourceId: datasourceField,
    backgroundUrl: image(),
  },
  columns: ['tenantName', 'tenantId', 'expireTime', 'linkman', 'contactNumber', 'domainUrl', 'accountNumber'],
  search: ['tenantName', 'tenantId', 'linkman', 'contactNumber'],
  form: ['tenantName', 'linkman', 'contactNumber', 'address', 'domainUrl', 'backgroundUrl'],
  sortable: ['tenantName', 'expireTime'],
  row: (action) => [
    action.form('package', {
      permission: 'tenant_package',
      api: tenant.packageSetting,
      fields: { packageId: packageField },
      // shows the name next to the id
      initialValues: (row) => row,
      extraInput: ({ tenantId }) => ({ tenantId }),
    }),
    action.form('datasource', {
      permission: 'tenant_datasource',
      api: tenant.datasource,
      fields: { datasourceId: datasourceField },
      initialValues: (row) => row,
      extraInput: ({ tenantId }) => ({ tenantId }),
    }),
  ],
  bulk: (action) => [
    action.form('setting', {
      permission: 'tenant_setting',
      api: tenant.setting,
      fields: { accountNumber: number({ min: -1, required: true }), expireTime: dateTime() },
      extraInput: (tenants) => ({ ids: tenants.map(({ id }) => id).join(',') }),
    }),
  ],
})

export default tenants

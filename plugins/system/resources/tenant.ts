import { dateTime, defineResource, dependentsIn, image, number, reference, text, url } from '@jwsk/kit'
import { datasource } from '@jwsk/sdk/develop'
import { tenant, tenantPackage, user } from '@jwsk/sdk/system'

export const packageField = reference({ page: tenantPackage.page }, 'packageName', { nameField: 'packageName' })
const datasourceField = reference({ page: datasource.page }, 'name', { nameField: 'datasourceName' })

const tenants = defineResource({
  api: tenant,
  permission: 'tenant',
  fields: {
    tenantName: text(),
    tenantId: text(),
    linkman: text({ width: 96 }),
    contactNumber: text(),
    address: text(),
    domainUrl: url(),
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
  dependents: dependentsIn(user.page, 'tenantId', 'tenantId'),
  // adding one also shows how its first account signs in
  actions: { add: false },
  toolbar: (action) => [
    action.view('add', { permission: 'tenant_add', placement: 'primary', api: tenant.submit, view: () => import('../views/new-tenant') }),
  ],
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

export default {
  overview: { title: 'From outside', total: '{{total}} posts', count: 'Clicked {{count}} times' },
  tenantPackage: { title: 'Packages from outside', fields: { packageName: 'Package name' } },
}

export default {
  overview: { title: '来自外面', total: '共 {{total}} 个岗位', count: '点了 {{count}} 次' },
  tenantPackage: { title: '外来套餐', fields: { packageName: '套餐名称' } },
}

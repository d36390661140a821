export const crudOption = {
  column: [
    { label: '平台名称', prop: 'platformName', search: true, rules: [{ required: true }] },
    { label: '平台编码', prop: 'platformCode', type: 'select', search: true },
    { label: '公司', prop: 'companyName' },
    { label: '佣金', prop: 'commissionRate', type: 'number', append: '%' },
    { label: '接口地址', prop: 'apiUrl', type: 'url', hide: true },
    { label: '密钥', prop: 'appSecret', type: 'password', hide: true },
    { label: '合同起', prop: 'contractStart', type: 'date', hide: true },
    { label: '合同止', prop: 'contractEnd', type: 'date', hide: true },
    { label: '启用', prop: 'status', type: 'switch', search: true },
  ],
}

export const logOption = { column: [{ label: '时间', prop: 'syncTime' }] }

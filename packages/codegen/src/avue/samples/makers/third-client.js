export const option = {
  column: [
    { label: '客户端', prop: 'clientName', search: true, rules: [{ required: true }] },
    { label: 'AppKey', prop: 'appKey', search: true, display: false },
    { label: '公司', prop: 'companyName', search: true },
    { label: '白名单', prop: 'ipWhitelist', type: 'textarea', hide: true },
    { label: '权限', prop: 'apiScope', type: 'checkbox', hide: true },
    { label: '电话', prop: 'contactPhone', hide: true },
    { label: '到期', prop: 'expireTime', type: 'datetime' },
    { label: '状态', prop: 'status', type: 'switch', search: true },
  ],
}

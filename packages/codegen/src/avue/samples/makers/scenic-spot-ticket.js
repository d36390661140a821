const common = { border: true, index: true }
const priceColumns = [
  { label: '门市价', prop: 'marketPrice', type: 'number' },
  { label: '销售价', prop: 'salePrice', type: 'number', sortable: true, rules: [{ required: true }] },
]

export const option = {
  ...common,
  column: [
    { label: '景区', prop: 'scenicSpotId', type: 'select', search: true, rules: [{ required: true }] },
    { label: '票名', prop: 'ticketName', search: true, rules: [{ required: true }] },
    { label: '票种', prop: 'ticketType', type: 'select', search: true },
    ...priceColumns,
    { label: '库存', prop: 'stock', type: 'number' },
    { label: '已售', prop: 'salesCount', type: 'number', display: false },
    { label: '开售', prop: 'saleStart', type: 'datetime', hide: true },
    { label: '停售', prop: 'saleEnd', type: 'datetime', hide: true },
    { label: '封面', prop: 'coverImage', type: 'upload', listType: 'picture-img', hide: true },
    { label: '状态', prop: 'status', type: 'switch', search: true },
  ],
}

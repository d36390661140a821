export const option = {
  column: [
    { label: '场地', prop: 'placeName', search: true, rules: [{ required: true }] },
    { label: '类型', prop: 'placeType', type: 'select', search: true },
    { label: '区域', prop: 'zone', search: true },
    { label: '面积', prop: 'area', type: 'number', precision: 2 },
    { label: '租金', prop: 'rentPrice', type: 'number' },
    { label: '租期起', prop: 'rentStart', type: 'date' },
    { label: '租期止', prop: 'rentEnd', type: 'date' },
    { label: '联系人', prop: 'contactName', hide: true },
    { label: '配套设施', prop: 'facilities', type: 'textarea', hide: true },
    { label: '状态', prop: 'status', type: 'select', search: true, diplay: true },
  ],
}

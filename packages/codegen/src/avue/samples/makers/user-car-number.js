export const option = {
  addBtn: false,
  column: [
    { label: '车主', prop: 'userName', search: true },
    { label: '手机', prop: 'phone', search: true },
    { label: '车牌', prop: 'plateNo', search: true, rules: [{ required: true }] },
    { label: '颜色', prop: 'plateColor', type: 'select' },
    { label: '车型', prop: 'carType', type: 'select' },
    { label: '默认', prop: 'defaultFlag', type: 'switch' },
    { label: '绑定时间', prop: 'bindTime', type: 'datetime', search: true, searchRange: true, display: false },
  ],
}

export const option = {
  addBtn: false,
  editBtn: false,
  delBtn: false,
  viewBtn: true,
  column: [
    { label: '申请单号', prop: 'applyNo', search: true },
    { label: '业务类型', prop: 'bizType', type: 'select', search: true },
    { label: '抬头', prop: 'titleName', search: true },
    { label: '金额', prop: 'invoiceAmount', type: 'number' },
    { label: '手机', prop: 'phone', search: true },
    { label: '申请时间', prop: 'applyTime', type: 'datetime', search: true, searchRange: true },
    { label: '状态', prop: 'applyStatus', type: 'select', search: true, html: true, formatter: (value) => `<b>${value}</b>` },
  ],
}

export default {
  column: [
    { label: '合同编号', prop: 'contractNo', search: true, rules: [{ required: true }] },
    { label: '合同名称', prop: 'contractName', search: true, rules: [{ required: true }] },
    { label: '商铺', prop: 'shopId', type: 'table', search: true },
    { label: '乙方', prop: 'partyB', search: true },
    { label: '起租', prop: 'startDate', type: 'date', search: true, searchRange: true },
    { label: '到期', prop: 'endDate', type: 'date' },
    { label: '月租金', prop: 'monthRent', type: 'number', sortable: true },
    { label: '付款周期', prop: 'payCycle', type: 'radio' },
    { label: '附件', prop: 'attachments', type: 'upload', multiple: true, hide: true },
    { label: '状态', prop: 'contractStatus', type: 'select', search: true, display: false },
    { label: '剩余天数', prop: 'leftDays', display: false },
  ],
}

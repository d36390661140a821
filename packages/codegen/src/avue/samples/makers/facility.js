export const option = {
  menuAlign: 'center',
  column: [
    { label: '设施名称', prop: 'facilityName', search: true, rules: [{ required: true }] },
    { label: '设施编号', prop: 'facilityCode', search: true },
    { label: '类型', prop: 'facilityType', type: 'select', search: true, filters: true },
    { label: '数量', prop: 'quantity', type: 'number' },
    { label: '购置日期', prop: 'buyDate', type: 'date', valueFormat: 'YYYY-MM-DD' },
    { label: '负责人', prop: 'managerName' },
    { label: '电话', prop: 'managerPhone' },
    { label: '照片', prop: 'images', type: 'upload', listType: 'picture-card', limit: 6, hide: true },
    { label: '备注', prop: 'remark', type: 'textarea', hide: true },
  ],
}

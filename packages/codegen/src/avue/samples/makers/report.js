export default {
  addBtn: false,
  editBtn: false,
  delBtn: true,
  column: [
    { label: '报表名称', prop: 'name', search: true },
    { label: '创建时间', prop: 'createTime', type: 'datetime', sortable: true },
    { label: '修改时间', prop: 'updateTime', type: 'datetime' },
  ],
}

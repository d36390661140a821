const formatSize = (size) => `${Math.round(size / 1024)} KB`

const shared = { border: true, index: true, viewBtn: true, selection: true }

export default {
  ...shared,
  addBtn: false,
  editBtn: false,
  column: [
    { label: '附件地址', prop: 'link', type: 'url', overHidden: true, rules: [{ required: true }] },
    { label: '附件域名', prop: 'domainUrl', search: true },
    { label: '附件名称', prop: 'name', search: true },
    { label: '附件原名', prop: 'originalName', search: true },
    { label: '附件拓展名', prop: 'extension', width: 90 },
    { label: '附件大小', prop: 'attachSize', formatter: (row) => formatSize(row.attachSize) },
  ],
}

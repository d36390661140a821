export const option = {
  column: [
    { label: '标题', prop: 'title', search: true, rules: [{ required: true }] },
    { label: '分类', prop: 'category', type: 'select', search: true },
    { label: '置顶', prop: 'topFlag', type: 'switch' },
    { label: '摘要', prop: 'summary', type: 'textarea', hide: true },
    { label: '封面', prop: 'coverImage', type: 'upload', listType: 'picture-img', hide: true },
    { label: '正文', prop: 'content', component: 'AvueUeditor', hide: true },
    { label: '下线时间', prop: 'endTime', type: 'datetime', hide: true },
    { label: '排序', prop: 'sort', type: 'number', sortable: true },
    { label: '发布时间', prop: 'publishTime', type: 'datetime', search: true, searchRange: true, display: false },
  ],
}

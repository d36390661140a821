export const option = {
  column: [
    { label: '标题', prop: 'title', search: true, rules: [{ required: true }] },
    { label: '类型', prop: 'noticeType', type: 'select', search: true },
    { label: '范围', prop: 'scope', type: 'radio', cascader: ['targetIds'] },
    { label: '对象', prop: 'targetIds', type: 'select', multiple: true, hide: true },
    { label: '正文', prop: 'content', component: 'AvueUeditor', hide: true },
    { label: '附件', prop: 'attachments', type: 'upload', hide: true },
    { label: '已读', prop: 'readCount', type: 'number', display: false },
    { label: '发布时间', prop: 'publishTime', type: 'datetime', display: false, search: true, searchRange: true },
  ],
}

const sexes = [
  { name: '男', id: 1 },
  { name: '女', id: 2 },
]

export const option = {
  column: [
    { label: '导游', prop: 'guideName', search: true, rules: [{ required: true }] },
    { label: '性别', prop: 'sex', type: 'radio', dicData: sexes, props: { label: 'name', value: 'id' } },
    { label: '电话', prop: 'phone', search: true, rules: [{ validator: phoneRule }] },
    { label: '身份证', prop: 'idCard', hide: true },
    { label: '等级', prop: 'guideLevel', type: 'select', search: true },
    { label: '语种', prop: 'languages', type: 'checkbox' },
    { label: '评分', prop: 'score', type: 'rate', display: false },
    { label: '头像', prop: 'avatar', type: 'upload', listType: 'picture-img' },
    { label: '简介', prop: 'introduction', component: 'tinymce', hide: true },
  ],
}

function phoneRule(rule, value, callback) {
  callback()
}

export const tableOption = {
  stripe: true,
  searchSpan: 8,
  column: [
    { label: '停车场', prop: 'lotName', search: true, rules: [{ required: true, message: '请输入停车场', trigger: 'blur' }] },
    { label: '编号', prop: 'lotCode', search: true },
    { label: '类型', prop: 'lotType', type: 'select', search: true, dicUrl: '/blade-system/dict-biz/dictionary?code=parking_kind' },
    { label: '所属景区', prop: 'scenicSpotId', type: 'select', search: true, dicUrl: '/scenic/spot/list', hide: true },
    { label: '景区', prop: 'spotName', display: false },
    { label: '总车位', prop: 'totalSpace', type: 'number', sortable: true },
    { label: '余位', prop: 'leftSpace', type: 'number', summaryType: 'sum' },
    { label: '每小时', prop: 'hourPrice', type: 'number', precision: 2 },
    { label: '封顶', prop: 'dayMaxPrice', type: 'number', hide: true },
    { label: '状态', prop: 'status', type: 'select', search: true, slot: true },
    { label: '建档时间', prop: 'createTime', type: 'daterange', search: true, searchRange: true, display: false },
  ],
  group: [
    {
      label: '位置',
      prop: 'place',
      column: [
        { label: '行政区划', prop: 'regionCode', type: 'cascader', hide: true },
        { label: '地址', prop: 'address', span: 24, hide: true },
        { label: '经度', prop: 'longitude', type: 'map', hide: true },
        { label: '纬度', prop: 'latitude', hide: true, display: false },
      ],
    },
    {
      label: '说明',
      column: [
        { label: '收费规则', prop: 'chargeRule', component: 'avue-ueditor', hide: true },
        { label: '图片', prop: 'image', type: 'upload', listType: 'picture-card', hide: true },
        { label: '备注', prop: 'remark', type: 'textarea', hide: true },
      ],
    },
  ],
}

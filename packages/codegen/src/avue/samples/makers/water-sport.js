export const option = {
  cellStyle: ({ row }) => ({ color: row.status === 1 ? 'red' : '' }),
  column: [
    { label: '项目', prop: 'sportName', search: true, rules: [{ required: true }] },
    { label: '类型', prop: 'sportType', type: 'select', search: true },
    { label: '景区', prop: 'scenicSpotId', type: 'select', search: true },
    { label: '位置', prop: 'location' },
    { label: '时长', prop: 'durationMinutes', type: 'number', append: '分钟' },
    { label: '最小年龄', prop: 'ageMin', type: 'slider', hide: true },
    { label: '最大年龄', prop: 'ageMax', type: 'slider', hide: true },
    { label: '开放时间', prop: 'openTime', type: 'timerange' },
    { label: '状态', prop: 'status', type: 'select', search: true },
  ],
}

const yesNo = [
  { label: '否', value: 0 },
  { label: '是', value: 1 },
]

export const tableOption = {
  border: true,
  searchMenuSpan: 6,
  showSummary: true,
  column: [
    {
      label: '所属服务',
      prop: 'jobServerId',
      type: 'select',
      search: true,
      dicUrl: '/blade-job/job-server/select',
      props: { label: 'jobServerName', value: 'id' },
    },
    { label: '任务名称', prop: 'jobName', search: true, rules: [{ required: true }] },
    { label: '任务描述', prop: 'jobDescription', type: 'textarea', hide: true },
    {
      label: '时间',
      children: [
        {
          label: '表达式类型',
          prop: 'timeExpressionType',
          type: 'select',
          dicUrl: '/blade-system/dict-biz/dictionary?code=job_time_expression',
        },
        { label: '表达式', prop: 'timeExpression' },
      ],
    },
    { label: '最小内存', prop: 'minMemorySpace', type: 'number', precision: 2, append: 'GB', hide: true },
    { label: '启用', prop: 'enable', type: 'switch', search: true, dicData: yesNo },
  ],
} as const

import { createLazyTexts } from '@jwsk/ui'

/** Texts around the details of a record, loaded lazily. */
export const { useReady: useRecordTexts, useText: useRecordText } = createLazyTexts(
  'record',
  {
    place: '第 {{place}} 条，共 {{total}} 条',
    main: '基本信息',
    amount: '金额',
    time: '时间',
    showEmpty: '显示 {{count}} 个空字段',
    hideEmpty: '收起空字段',
    changes: '变更历史',
  },
  {
    place: '{{place}} of {{total}}',
    main: 'Details',
    amount: 'Amounts',
    time: 'Times',
    showEmpty: 'Show empty fields ({{count}})',
    hideEmpty: 'Hide empty fields',
    changes: 'Changes',
  },
)

import { createLazyTexts } from '@jwsk/ui'

/** Texts of the changes of a record, loaded with them. */
export const { useReady: useRecordChangesTexts, useText: useRecordChangesText } = createLazyTexts(
  'recordChanges',
  {
    label: '变更历史',
    added: '新增',
    changed: '修改',
    removed: '删除',
    none: '没有变更记录。开启审计之前的变更没有记录。',
    becomes: '改为',
    same: '字段的值没有变化。',
    unreadable: '审计内容无法解析，原文如下：',
    older: '只查看了最近 {{count}} 次审计，更早的变更请在「数据审计」中查询。',
  },
  {
    label: 'Changes',
    added: 'Added',
    changed: 'Changed',
    removed: 'Deleted',
    none: 'No changes are recorded. Changes before the audit was turned on are not recorded.',
    becomes: 'becomes',
    same: 'No field has another value.',
    unreadable: 'The audit cannot be read; its text:',
    older: 'These are from the latest {{count}} audits. Older changes are in the data audit.',
  },
)

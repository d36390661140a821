import { createLazyTexts } from '@jwsk/ui'

/** Texts of the edit of selected records, loaded lazily. */
export const { useReady: useBulkEditTexts, useText: useBulkEditText } = createLazyTexts(
  'bulkEdit',
  {
    hint: '勾选要修改的字段，没有勾选的保持不变。',
    change: '修改{{label}}',
    next: '下一步',
    question: '将修改 {{count}} 条记录：',
    changed: '列表加载后已被他人修改，没有覆盖；重试则覆盖',
    deleted: '已被他人删除，或者你不再有权查看',
    notEditable: '这条记录不能编辑',
    hidden: '这条记录没有：{{labels}}',
  },
  {
    hint: 'Check the fields to change; the others stay as they are.',
    change: 'Change {{label}}',
    next: 'Next',
    question: '{{count}} records will change: ',
    changed: 'Changed by someone else since the list was loaded; not overwritten. Retrying overwrites it',
    deleted: 'Deleted by someone else, or you no longer have access',
    notEditable: 'This record cannot be edited',
    hidden: 'This record has no {{labels}}',
  },
)

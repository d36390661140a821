import { bizDict, dateTime, defineResource, reference, text, textarea } from '@jwsk/kit'
import { feedback, feedbackExt } from '@jwsk/sdk/biz'

const feedbackExts = defineResource({
  api: feedbackExt,
  permission: 'feedback_ext',
  fields: {
    feedbackId: reference(feedback, 'feedbackNo', { nameField: 'feedbackNo' }),
    handleType: bizDict('handle_type'),
    handleContent: textarea(),
    handleDept: text({ required: true }),
    handleUser: text(),
    handleTime: dateTime(),
    createTime: dateTime(),
  },
  columns: ['feedbackId', 'handleType', 'handleContent', 'handleDept', 'handleUser', 'handleTime'],
  search: ['feedbackId', 'handleType'],
  range: ['createTime'],
  sort: { createTime: 'desc' },
  form: ['feedbackId', 'handleType', 'handleDept', 'handleContent'],
  visibleWhen: { handleDept: ({ handleType }) => handleType === 2 },
})

export default feedbackExts

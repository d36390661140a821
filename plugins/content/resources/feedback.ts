import { bizDict, dateTime, defineResource, images, number, phone, relatedTo, text, textarea } from '@jwsk/kit'
import { feedback, feedbackExt } from '@jwsk/sdk/biz'
import { feedbackActions } from '../actions/feedback-actions'

const feedbacks = defineResource({
  api: feedback,
  permission: 'feedback',
  fields: {
    feedbackNo: text(),
    feedbackType: bizDict('feedback_type'),
    content: textarea(),
    contactName: text({ width: 96 }),
    contactPhone: phone(),
    source: bizDict('order_source'),
    satisfaction: number(),
    feedbackStatus: bizDict('feedback_status', { tones: { 0: 'warning', 1: 'info', 2: 'success', 3: 'quiet' } }),
    createTime: dateTime(),
    images: images(),
    replyContent: textarea(),
    replyUser: text(),
    replyTime: dateTime(),
  },
  columns: [
    'feedbackNo',
    'contactName',
    'feedbackStatus',
    'content',
    'feedbackType',
    'createTime',
    'contactPhone',
    'source',
    'satisfaction',
  ],
  search: ['feedbackNo', 'feedbackStatus', 'feedbackType', 'contactName', 'contactPhone'],
  related: [relatedTo(feedbackExt, 'feedbackId', '/biz/feedbackExt')],
  range: ['createTime'],
  sort: { createTime: 'desc' },
  board: { by: 'feedbackStatus' },
  form: ['feedbackType', 'source', 'contactName', 'contactPhone', 'satisfaction', 'content', 'images'],
  stats: () => import('../views/feedback-stats'),
  row: feedbackActions,
})

export default feedbacks

import { bizDict, dateTime, defineResource, image, number, richText, text, textarea, toggle } from '@jwsk/kit'
import { announcement } from '@jwsk/sdk/biz'
import { announcementActions, announcementsActions } from '../actions/announcement-actions'

const announcements = defineResource({
  api: announcement,
  permission: 'announcement',
  fields: {
    title: text(),
    category: bizDict('announcement_type'),
    topFlag: toggle({ on: 2, off: 1 }),
    status: bizDict('publish_status', { tones: { 0: 'warning', 1: 'success', 2: 'quiet' } }),
    publishTime: dateTime(),
    endTime: dateTime(),
    viewCount: number(),
    sort: number(),
    coverImage: image(),
    summary: textarea(),
    content: richText(),
    createTime: dateTime(),
  },
  columns: ['title', 'status', 'category', 'topFlag', 'publishTime', 'viewCount', 'sort', 'endTime'],
  search: ['title', 'status', 'category'],
  range: ['publishTime'],
  sortable: ['publishTime', 'viewCount', 'sort'],
  sort: { createTime: 'desc' },
  form: {
    basic: ['title', 'category', 'topFlag', 'endTime', 'sort'],
    content: ['summary', 'coverImage', 'content'],
  },
  row: announcementActions,
  bulk: announcementsActions,
})

export default announcements

import { bizDict, dateTime, defineResource, image, number, richText, text, textarea, toggle } from '@jwsk/kit'
import { announcement } from '@jwsk/sdk/biz'

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
  columns: ['title', 'category', 'topFlag', 'status', 'publishTime', 'viewCount', 'sort', 'endTime'],
  search: ['title', 'category', 'status'],
  range: ['publishTime'],
  sort: { createTime: 'desc', publishTime: 'off', viewCount: 'off', sort: 'off' },
  form: {
    basic: ['title', 'category', 'topFlag', 'endTime', 'sort'],
    content: ['summary', 'coverImage', 'content'],
  },
  row: (action) => [
    action('publish', {
      permission: 'announcement_publish',
      when: (row) => row.status !== 1,
      run: ({ id }, { client }) => client.call(announcement.publish, { ids: id }),
    }),
    action('offline', {
      permission: 'announcement_offline',
      tone: 'danger',
      when: (row) => row.status === 1,
      run: ({ id }, { client }) => client.call(announcement.offline, { ids: id }),
    }),
    action('top', {
      permission: 'announcement_top',
      when: (row) => row.topFlag !== 2,
      run: ({ id }, { client }) => client.call(announcement.top, { id, topFlag: 2 }),
    }),
    action('untop', {
      permission: 'announcement_top',
      when: (row) => row.topFlag === 2,
      run: ({ id }, { client }) => client.call(announcement.top, { id, topFlag: 1 }),
    }),
  ],
  bulk: (action) => [
    action('publishAll', {
      permission: 'announcement_publish',
      run: (rows, { client }) => client.call(announcement.publish, { ids: rows.map(({ id }) => id).join(',') }),
    }),
    action('offlineAll', {
      permission: 'announcement_offline',
      tone: 'danger',
      run: (rows, { client }) => client.call(announcement.offline, { ids: rows.map(({ id }) => id).join(',') }),
    }),
  ],
})

export default announcements

import { bizDict, dateTime, defineResource, files, number, reference, richText, text } from '@jwsk/kit'
import { propertyNotice, shop } from '@jwsk/sdk/biz'

const propertyNotices = defineResource({
  api: propertyNotice,
  permission: 'property_notice',
  fields: {
    title: text(),
    noticeType: bizDict('property_notice_type'),
    scope: bizDict('notice_scope'),
    targetIds: reference(shop, 'shopName', { join: ',', named: 'targetNames', required: true }),
    status: bizDict('property_notice_status', { tones: { 1: 'success', 2: 'quiet' } }),
    publishTime: dateTime(),
    readCount: number(),
    targetCount: number(),
    attachments: files(),
    content: richText(),
    createTime: dateTime(),
  },
  columns: ['title', 'noticeType', 'scope', 'status', 'publishTime', 'readCount', 'targetCount'],
  search: ['title', 'noticeType', 'status'],
  range: ['publishTime'],
  sort: { createTime: 'desc', publishTime: 'off' },
  form: ['title', 'noticeType', 'scope', 'targetIds', 'attachments', 'content'],
  when: { targetIds: ({ scope }) => scope === 2 },
  row: (action) => [
    action('publish', {
      permission: 'property_notice_publish',
      when: (row) => row.status !== 1,
      run: ({ id }, { client }) => client.call(propertyNotice.publish, { ids: id }),
    }),
    action('revoke', {
      permission: 'property_notice_revoke',
      tone: 'danger',
      when: (row) => row.status === 1,
      run: ({ id }, { client }) => client.call(propertyNotice.revoke, { ids: id }),
    }),
    action('send', {
      permission: 'property_notice_send',
      tone: 'danger',
      when: (row) => row.status === 1,
      run: ({ id }, { client }) => client.call(propertyNotice.send, { id }),
    }),
  ],
})

export default propertyNotices

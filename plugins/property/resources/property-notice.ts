import { bizDict, dateTime, defineResource, files, reference, richText, text } from '@jwsk/kit'
import { type PropertyNotice, propertyNotice } from '@jwsk/sdk/biz'
import { Audience } from '../views/audience'
import { ReadMeter } from '../views/read-share'

const [everybody, published] = [1, 1]
const isUnpublished = ({ status }: PropertyNotice) => status !== published
const isDraft = ({ status = 0 }: PropertyNotice) => status === 0

const propertyNotices = defineResource({
  api: propertyNotice,
  permission: 'property_notice',
  fields: {
    title: text(),
    noticeType: bizDict('property_notice_type'),
    scope: bizDict('notice_scope'),
    targetIds: reference({ select: propertyNotice.targets }, 'name', {
      join: ',',
      nameField: 'targetNames',
      dependsOn: 'scope',
      required: true,
    }),
    status: bizDict('property_notice_status', { tones: { 0: 'warning', 1: 'success', 2: 'quiet' } }),
    publishTime: dateTime(),
    attachments: files(),
    content: richText(),
    createTime: dateTime(),
  },
  columns: ['title', 'status', 'noticeType', 'publishTime', 'targetIds', 'readShare'],
  computedColumns: {
    readShare: {
      field: text({ width: 104 }),
      from: ({ status, readCount, targetCount }) => (status && targetCount ? `${readCount} / ${targetCount}` : undefined),
    },
  },
  cells: { targetIds: Audience, readShare: ReadMeter },
  search: ['title', 'status', 'noticeType'],
  range: ['publishTime'],
  sortable: ['publishTime'],
  sort: { createTime: 'desc' },
  form: ['title', 'noticeType', 'scope', 'targetIds', 'attachments', 'content'],
  visibleWhen: { targetIds: ({ scope = everybody }) => scope !== everybody },
  actions: { edit: isUnpublished },
  row: (action) => [
    action('publish', {
      permission: 'property_notice_publish',
      when: isDraft,
      run: ({ id }, { client }) => client.call(propertyNotice.publish, { ids: id }),
    }),
    action.view('receipts', {
      permission: 'property_notice_view',
      when: (row) => !isDraft(row),
      size: 'large',
      view: () => import('../views/receipts'),
    }),
    action('revoke', {
      permission: 'property_notice_revoke',
      tone: 'danger',
      when: (row) => row.status === published,
      run: ({ id }, { client }) => client.call(propertyNotice.revoke, { ids: id }),
    }),
  ],
})

export default propertyNotices

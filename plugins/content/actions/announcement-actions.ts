import type { ActionBuilder } from '@jwsk/kit'
import { type Announcement, announcement } from '@jwsk/sdk/biz'

/** Publishes an announcement and pins it. */
export const announcementActions = (action: ActionBuilder<Announcement>) => [
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
    placement: 'default',
    skipConfirmReason: 'it orders a list, and the way back stands in its place',
    permission: 'announcement_top',
    when: (row) => row.topFlag !== 2,
    run: ({ id }, { client }) => client.call(announcement.top, { id, topFlag: 2 }),
  }),
  action('untop', {
    placement: 'default',
    skipConfirmReason: 'it orders a list, and the way back stands in its place',
    permission: 'announcement_top',
    when: (row) => row.topFlag === 2,
    run: ({ id }, { client }) => client.call(announcement.top, { id, topFlag: 1 }),
  }),
]

/** Publishes several announcements at once. */
export const announcementsActions = (action: ActionBuilder<readonly Announcement[]>) => [
  action('publishAll', {
    permission: 'announcement_publish',
    run: (rows, { client }) => client.call(announcement.publish, { ids: rows.map(({ id }) => id).join(',') }),
  }),
  action('offlineAll', {
    permission: 'announcement_offline',
    tone: 'danger',
    run: (rows, { client }) => client.call(announcement.offline, { ids: rows.map(({ id }) => id).join(',') }),
  }),
]

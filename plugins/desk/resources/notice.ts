import { dateTime, defineResource, dict, richText, text } from '@jwsk/kit'
import { notice } from '@jwsk/sdk/desk'

const notices = defineResource({
  api: notice,
  permission: 'notice',
  fields: {
    title: text(),
    category: dict('notice'),
    releaseTime: dateTime(),
    content: richText(),
  },
  columns: ['title', 'category', 'releaseTime'],
  search: ['title', 'category'],
  range: ['releaseTime_datege'],
  sort: { releaseTime: 'desc' },
  form: ['title', 'category', 'releaseTime', 'content'],
})

export default notices

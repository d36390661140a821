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
  columns: ['title', 'category', 'releaseTime', 'content'],
  search: ['title', 'category'],
  sort: { releaseTime: 'desc' },
  form: ['title', 'category', 'releaseTime', 'content'],
})

export default notices

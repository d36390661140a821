import { dateTime, defineResource, number, text, url } from '@jwsk/kit'
import { attach } from '@jwsk/sdk/resource'

const attachments = defineResource({
  api: { page: attach.page, detail: attach.detail, remove: attach.remove },
  permission: 'attach',
  fields: {
    originalName: text(),
    link: url(),
    extension: text(),
    attachSize: number(),
    name: text(),
    domainUrl: text(),
    createTime: dateTime(),
  },
  columns: ['originalName', 'extension', 'attachSize', 'link', 'name', 'domainUrl', 'createTime'],
  search: ['originalName', 'name', 'domainUrl'],
  sort: { createTime: 'desc', attachSize: 'off' },
  actions: { view: false },
})

export default attachments

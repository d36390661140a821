import { dateTime, defineResource, fetchFile, fileSize, getPreviewKind, saveFile, text, url } from '@jwsk/kit'
import { attach } from '@jwsk/sdk/resource'

const attachments = defineResource({
  api: { page: attach.page, detail: attach.detail, remove: attach.remove },
  permission: 'attach',
  fields: {
    originalName: text(),
    extension: text(),
    attachSize: fileSize(),
    name: text(),
    domainUrl: text(),
    link: url(),
    createTime: dateTime(),
  },
  columns: ['originalName', 'extension', 'attachSize', 'name', 'domainUrl', 'link', 'createTime'],
  search: ['originalName', 'name', 'domainUrl'],
  sortable: ['attachSize'],
  sort: { createTime: 'desc' },
  actions: { view: false },
  row: (action) => [
    action.view('preview', {
      size: 'large',
      when: ({ extension }) => getPreviewKind(extension) !== 'none',
      view: () => import('../views/preview'),
    }),
    action('download', {
      skipConfirmReason: 'it reads a file',
      permission: 'attach_download',
      run: async ({ link, originalName }) => saveFile(await fetchFile(link), originalName || 'file'),
    }),
  ],
  toolbar: (action) => [action.view('upload', { permission: 'attach_upload', view: () => import('../views/upload') })],
})

export default attachments

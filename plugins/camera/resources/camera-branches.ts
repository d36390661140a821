import { defineResource, text } from '@jwsk/kit'
import { cameraInfo } from '@jwsk/sdk/iot'

/** Scenic spots and car parks with their cameras, to select from next to the list. */
export const cameraBranches = defineResource({
  api: { list: cameraInfo.tree },
  fields: { title: text() },
  columns: ['title'],
  actions: { view: false },
  tree: { parent: 'parentId', load: 'whole' },
})

import { bizDict, defineResource, image, images, mapPoint, number, reference, richText, text, textarea, url } from '@jwsk/kit'
import { attractions, scenicSpot } from '@jwsk/sdk/biz'

const attractionList = defineResource({
  api: attractions,
  permission: 'attractions',
  fields: {
    name: text(),
    coverImage: image(),
    scenicSpotId: reference(scenicSpot, 'spotName', { nameField: 'spotName' }),
    status: bizDict('on_off', { tones: { 0: 'quiet', 1: 'success' } }),
    sort: number(),
    summary: textarea(),
    longitude: mapPoint({ latitude: 'latitude' }),
    images: images(),
    audioUrl: url(),
    content: richText(),
  },
  columns: ['name', 'coverImage', 'status', 'scenicSpotId', 'summary', 'sort'],
  search: ['name', 'status', 'scenicSpotId'],
  sortable: ['sort'],
  row: (action) => [...action.enableDisable(attractions.changeStatus)],
})

export default attractionList

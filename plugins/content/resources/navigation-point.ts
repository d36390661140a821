import { bizDict, defineResource, image, mapPoint, number, reference, richText, text, url } from '@jwsk/kit'
import { navigationPoint, scenicSpot } from '@jwsk/sdk/biz'

const navigationPoints = defineResource({
  api: navigationPoint,
  permission: 'navigation_point',
  fields: {
    pointName: text(),
    pointType: bizDict('point_type'),
    scenicSpotId: reference(scenicSpot, 'spotName', { nameField: 'spotName' }),
    address: text(),
    icon: image(),
    audioUrl: url(),
    content: richText(),
    longitude: mapPoint({ latitude: 'latitude' }),
    sort: number(),
    status: bizDict('show_hide', { tones: { 1: 'success', 0: 'quiet' } }),
  },
  columns: ['pointName', 'icon', 'status', 'pointType', 'scenicSpotId', 'address', 'sort'],
  search: ['pointName', 'status', 'pointType', 'scenicSpotId'],
  sort: { sort: 'asc' },
  form: {
    basic: ['pointName', 'pointType', 'scenicSpotId', 'status', 'sort'],
    place: ['address', 'longitude'],
    content: ['icon', 'audioUrl', 'content'],
  },
})

export default navigationPoints

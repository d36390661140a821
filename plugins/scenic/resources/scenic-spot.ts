import {
  bizDict,
  code,
  decimal,
  defineResource,
  image,
  images,
  mapPoint,
  money,
  number,
  region,
  richText,
  text,
  textarea,
  url,
} from '@jwsk/kit'
import { scenicSpot } from '@jwsk/sdk/biz'
import { listsOfSpot } from './lists-of-spot'

const scenicSpots = defineResource({
  api: scenicSpot,
  permission: 'scenic_spot',
  fields: {
    spotName: text(),
    spotCode: code(),
    coverImage: image(),
    spotLevel: bizDict('scenic_level'),
    spotType: bizDict('spot_type'),
    status: bizDict('on_off', { tones: { 0: 'quiet', 1: 'success' } }),
    summary: textarea(),
    regionCode: region({ nameField: 'regionName' }),
    address: text(),
    longitude: mapPoint({ latitude: 'latitude' }),
    openTime: text(),
    bestSeason: text(),
    visitHours: decimal(),
    minPrice: money(),
    maxCapacity: number(),
    dayCapacity: number(),
    contactPhone: text(),
    images: images(),
    videoUrl: url(),
    content: richText(),
    notice: richText(),
    sort: number(),
  },
  columns: ['spotName', 'coverImage', 'status', 'minPrice', 'spotLevel', 'spotType', 'regionCode', 'openTime', 'sort'],
  search: ['spotName', 'status', 'spotLevel', 'spotType'],
  related: listsOfSpot,
  sortable: ['spotLevel', 'minPrice', 'sort'],
  form: {
    basic: ['spotName', 'spotCode', 'spotType', 'spotLevel', 'status', 'sort', 'summary'],
    place: ['regionCode', 'address', 'longitude'],
    visit: ['openTime', 'contactPhone', 'bestSeason', 'visitHours', 'minPrice', 'maxCapacity', 'dayCapacity'],
    page: ['coverImage', 'images', 'videoUrl', 'content', 'notice'],
  },
  row: (action) => [
    action.view('attractions', { size: 'large', view: () => import('../views/spot-attractions') }),
    ...action.enableDisable(scenicSpot.changeStatus),
    action.reorder(scenicSpot.sort),
  ],
})

export default scenicSpots

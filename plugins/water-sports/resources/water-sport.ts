import { bizDict, defineResource, image, images, mapPoint, number, reference, relatedTo, richText, text } from '@jwsk/kit'
import { scenicSpot, waterSport, waterSportTicket } from '@jwsk/sdk/biz'
import { sportActions, sportsActions } from '../actions/sport-actions'

const waterSports = defineResource({
  api: waterSport,
  permission: 'water_sport',
  fields: {
    sportName: text(),
    coverImage: image(),
    sportType: bizDict('water_sport_type'),
    scenicSpotId: reference(scenicSpot, 'spotName', { nameField: 'spotName' }),
    status: bizDict('water_sport_status', { defaultValue: 1, tones: { 0: 'quiet', 1: 'success', 2: 'warning' } }),
    suspendReason: text(),
    merchantName: text(),
    contactPhone: text(),
    openTime: text(),
    location: text(),
    longitude: mapPoint({ latitude: 'latitude' }),
    durationMinutes: number(),
    capacity: number(),
    ageMin: number(),
    ageMax: number(),
    heightMin: number(),
    safetyNotice: richText(),
    images: images(),
    content: richText(),
    sort: number(),
  },
  columns: ['sportName', 'coverImage', 'status', 'sportType', 'scenicSpotId', 'openTime', 'durationMinutes', 'capacity', 'location'],
  search: ['sportName', 'status', 'sportType', 'scenicSpotId'],
  related: [relatedTo(waterSportTicket, 'waterSportId', '/biz/waterSportTicket')],
  sortable: ['durationMinutes', 'capacity'],
  form: {
    basic: ['sportName', 'sportType', 'scenicSpotId', 'merchantName', 'contactPhone', 'openTime', 'status', 'sort'],
    place: ['location', 'longitude'],
    safety: ['durationMinutes', 'capacity', 'ageMin', 'ageMax', 'heightMin', 'safetyNotice'],
    page: ['coverImage', 'images', 'content'],
  },
  row: sportActions,
  bulk: sportsActions,
})

export default waterSports

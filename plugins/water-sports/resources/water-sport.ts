import { bizDict, defineResource, image, images, mapPoint, number, reference, richText, text, textarea } from '@jwsk/kit'
import { scenicSpot, waterSport } from '@jwsk/sdk/biz'

const waterSports = defineResource({
  api: waterSport,
  permission: 'water_sport',
  fields: {
    sportName: text(),
    coverImage: image(),
    sportType: bizDict('water_sport_type'),
    scenicSpotId: reference(scenicSpot, 'spotName', { named: 'spotName' }),
    status: bizDict('water_sport_status', { tones: { 0: 'quiet', 1: 'success', 2: 'warning' } }),
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
  search: ['sportName', 'sportType', 'scenicSpotId', 'status'],
  sort: { durationMinutes: 'off', capacity: 'off' },
  form: {
    basic: ['sportName', 'sportType', 'scenicSpotId', 'merchantName', 'contactPhone', 'openTime', 'status', 'sort'],
    place: ['location', 'longitude'],
    safety: ['durationMinutes', 'capacity', 'ageMin', 'ageMax', 'heightMin', 'safetyNotice'],
    page: ['coverImage', 'images', 'content'],
  },
  row: (action) => [
    action.view('sessions', { permission: 'water_sport_session', view: () => import('../views/sport-sessions') }),
    action.form('suspend', {
      permission: 'water_sport_suspend',
      when: ({ status }) => status === 1,
      api: waterSport.suspend,
      fields: { reason: textarea({ required: true }) },
      send: ({ id }) => ({ ids: id }),
    }),
    action('resume', {
      permission: 'water_sport_enable',
      when: ({ status }) => status === 2,
      run: ({ id }, { client }) => client.call(waterSport.changeStatus, { ids: id, status: 1 }),
    }),
    action('enable', {
      permission: 'water_sport_enable',
      when: ({ status }) => status === 0,
      run: ({ id }, { client }) => client.call(waterSport.changeStatus, { ids: id, status: 1 }),
    }),
    action('disable', {
      permission: 'water_sport_enable',
      when: ({ status }) => status === 1,
      run: ({ id }, { client }) => client.call(waterSport.changeStatus, { ids: id, status: 0 }),
    }),
  ],
  bulk: (action) => [
    action.form('suspendAll', {
      permission: 'water_sport_suspend',
      api: waterSport.suspend,
      fields: { reason: textarea({ required: true }) },
      send: (rows) => ({ ids: rows.map(({ id }) => id).join(',') }),
    }),
  ],
})

export default waterSports

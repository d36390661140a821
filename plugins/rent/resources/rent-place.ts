import { bizDict, dateRange, decimal, defineResource, images, money, number, relatedTo, richText, text } from '@jwsk/kit'
import { rentPayment, rentPlace } from '@jwsk/sdk/biz'
import { placeActions } from '../actions/place-actions'

const rentPlaces = defineResource({
  api: rentPlace,
  permission: 'rent_place',
  fields: {
    placeName: text(),
    placeType: bizDict('place_type'),
    status: bizDict('place_status', { defaultValue: 1, tones: { 0: 'quiet', 1: 'success', 2: 'info', 3: 'warning' } }),
    zone: text(),
    location: text(),
    area: decimal(),
    capacity: number(),
    rentPrice: money(),
    rentUnit: bizDict('rent_unit'),
    depositAmount: money(),
    contactName: text({ width: 96 }),
    contactPhone: text(),
    tenantName2: text(),
    rentStart: dateRange({ to: 'rentEnd', needsLaterEnd: true }),
    facilities: text(),
    images: images(),
    content: richText(),
    sort: number(),
  },
  columns: [
    'placeName',
    'status',
    'tenantName2',
    'rentPrice',
    'rentUnit',
    'placeType',
    'zone',
    'location',
    'area',
    'contactPhone',
    'rentStart',
  ],
  search: ['placeName', 'status', 'placeType', 'zone', 'tenantName2'],
  sortable: ['area', 'rentPrice'],
  form: {
    basic: ['placeName', 'placeType', 'zone', 'location', 'area', 'capacity', 'facilities', 'sort'],
    rent: ['status', 'rentPrice', 'rentUnit', 'depositAmount', 'tenantName2', 'rentStart', 'contactName', 'contactPhone'],
    page: ['images', 'content'],
  },
  row: placeActions,
  related: [relatedTo(rentPayment, 'id', '/biz/rentPlace')],
})

export default rentPlaces

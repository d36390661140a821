import { bizDict, decimal, defineResource, image, images, money, number, reference, richText, text } from '@jwsk/kit'
import { scenicSpot, tourGuide, tourRoute } from '@jwsk/sdk/biz'
import { routeActions } from '../actions/route-actions'

const tourRoutes = defineResource({
  api: tourRoute,
  permission: 'tour_route',
  fields: {
    routeName: text(),
    coverImage: image(),
    routeType: bizDict('route_type'),
    status: bizDict('route_status', { tones: { 0: 'quiet', 1: 'success', 2: 'warning', 3: 'quiet' } }),
    dayCount: number(),
    spotIds: reference(scenicSpot, 'spotName', { nameField: 'spotNames', join: ',' }),
    guideId: reference(tourGuide, 'guideName', { nameField: 'guideName' }),
    startPlace: text(),
    endPlace: text(),
    distance: decimal(),
    price: money(),
    quota: number(),
    bookedCount: number(),
    images: images(),
    itinerary: richText(),
    content: richText(),
    sort: number(),
  },
  columns: ['routeName', 'coverImage', 'status', 'price', 'quota', 'bookedCount', 'routeType', 'dayCount', 'spotIds', 'guideId'],
  search: ['routeName', 'status', 'routeType'],
  sortable: ['dayCount', 'price', 'bookedCount'],
  form: {
    basic: ['routeName', 'routeType', 'dayCount', 'guideId', 'price', 'quota', 'sort'],
    way: ['spotIds', 'startPlace', 'endPlace', 'distance'],
    page: ['coverImage', 'images', 'itinerary', 'content'],
  },
  row: routeActions,
})

export default tourRoutes

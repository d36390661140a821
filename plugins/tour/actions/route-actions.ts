import type { ActionBuilder } from '@jwsk/kit'
import { type TourRoute, tourRoute } from '@jwsk/sdk/biz'

/** Edits the stops of a route and sets whether it is offered. */
export const routeActions = (action: ActionBuilder<TourRoute>) => [
  action.view('way', { permission: 'tour_route_edit', size: 'full', view: () => import('../views/route-map') }),
  action('publish', {
    permission: 'tour_route_publish',
    when: ({ status }) => status === 0 || status === 3,
    run: ({ id }, { client }) => client.call(tourRoute.publish, { ids: id }),
  }),
  action('offline', {
    permission: 'tour_route_offline',
    tone: 'danger',
    when: ({ status }) => status === 1 || status === 2,
    run: ({ id }, { client }) => client.call(tourRoute.offline, { ids: id }),
  }),
]

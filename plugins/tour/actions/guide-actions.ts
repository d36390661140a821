import type { ActionBuilder } from '@jwsk/kit'
import { type TourGuide, tourGuide } from '@jwsk/sdk/biz'

/** Reviews a guide and sets whether the guide is on duty. */
export const guideActions = (action: ActionBuilder<TourGuide>) => [
  action.view('audit', {
    permission: 'tour_guide_audit',
    size: 'large',
    when: ({ auditStatus }) => auditStatus === 0,
    view: () => import('../views/guide-audit'),
  }),
  action('enable', {
    permission: 'tour_guide_enable',
    when: ({ auditStatus, status }) => auditStatus === 1 && status !== 1,
    run: ({ id }, { client }) => client.call(tourGuide.changeStatus, { ids: id, status: 1 }),
  }),
  action('rest', {
    placement: 'default',
    permission: 'tour_guide_enable',
    when: ({ status }) => status === 1,
    run: ({ id }, { client }) => client.call(tourGuide.changeStatus, { ids: id, status: 2 }),
  }),
  action('disable', {
    placement: 'default',
    permission: 'tour_guide_enable',
    when: ({ status }) => status === 1 || status === 2,
    run: ({ id }, { client }) => client.call(tourGuide.changeStatus, { ids: id, status: 0 }),
  }),
]

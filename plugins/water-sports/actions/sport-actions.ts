import { type ActionBuilder, textarea } from '@jwsk/kit'
import { type WaterSport, waterSport } from '@jwsk/sdk/biz'

/** Edits the sessions and opens or closes a sport for visitors. */
export const sportActions = (action: ActionBuilder<WaterSport>) => [
  action.view('sessions', { permission: 'water_sport_session', placement: 'primary', view: () => import('../views/sport-sessions') }),
  action.form('suspend', {
    permission: 'water_sport_suspend',
    when: ({ status }) => status === 1,
    api: waterSport.suspend,
    fields: { reason: textarea({ required: true }) },
    extraInput: ({ id }) => ({ ids: id }),
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
]

/** Opens or closes several sports at once, e.g. in a storm. */
export const sportsActions = (action: ActionBuilder<readonly WaterSport[]>) => [
  action.form('suspendAll', {
    permission: 'water_sport_suspend',
    api: waterSport.suspend,
    fields: { reason: textarea({ required: true }) },
    extraInput: (rows) => ({ ids: rows.map(({ id }) => id).join(',') }),
  }),
]

import { type ActionBuilder, bizDict, dateTime, images, money, text, textarea } from '@jwsk/kit'
import { type Facility, facility } from '@jwsk/sdk/dp'

/** Actions on a facility at its location. */
export const facilityActions = (action: ActionBuilder<Facility>) => [
  action.view('repairs', { permission: 'facility_view', view: () => import('../views/repairs') }),
  action.view('qrcode', { permission: 'facility_qrcode', size: 'small', view: () => import('../views/facility-qr-code') }),
  action.form('repair', {
    api: facility.repair,
    permission: 'facility_repair',
    fields: {
      faultContent: textarea(),
      repairContent: textarea(),
      repairUser: text(),
      repairTime: dateTime(),
      cost: money(),
      facilityStatus: bizDict('facility_status'),
      images: images(),
    },
    extraInput: ({ id }) => ({ facilityId: id }),
  }),
  action.form('state', {
    api: facility.changeStatus,
    permission: 'facility_enable',
    fields: { facilityStatus: bizDict('facility_status') },
    initialValues: ({ facilityStatus }) => (facilityStatus === undefined ? {} : { facilityStatus }),
    extraInput: ({ id }) => ({ ids: id }),
  }),
]

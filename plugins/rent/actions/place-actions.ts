import type { ActionBuilder } from '@jwsk/kit'
import type { Client } from '@jwsk/sdk'
import { type RentPlace, rentPayment, rentPlace } from '@jwsk/sdk/biz'
import { placeStatus } from '../place-status'

type Status = (typeof placeStatus)[keyof typeof placeStatus]

const isFree = ({ status }: RentPlace) => status === placeStatus.free
const isRented = ({ status }: RentPlace) => status === placeStatus.rented
const isUnavailable = ({ status = placeStatus.stopped }: RentPlace) => status === placeStatus.stopped || status === placeStatus.repair
const hasTenant = ({ tenantName2 = '' }: RentPlace) => tenantName2 !== ''

/** Actions of a place: lease, collect the rent, renew, return, and availability; only a return ends a lease. */
export function placeActions(action: ActionBuilder<RentPlace>) {
  const [enable, disable] = action.enableDisable(rentPlace.changeStatus)
  const setStatus = {
    permission: 'rent_place_enable',
    api: rentPlace.changeStatus,
  }
  const to = (status: Status) => ({
    ...setStatus,
    run: ({ id }: RentPlace, { client }: { readonly client: Client }) => client.call(rentPlace.changeStatus, { ids: id, status }),
  })
  return [
    action.view('lease', {
      permission: 'rent_place_edit',
      when: isFree,
      api: rentPlace.submit,
      view: () => import('../views/lease-place'),
    }),
    action.view('pay', {
      permission: 'rent_place_pay',
      when: isRented,
      api: rentPayment.pay,
      view: () => import('../views/record-payment'),
    }),
    action.view('renew', {
      permission: 'rent_place_edit',
      when: isRented,
      api: rentPlace.submit,
      view: () => import('../views/renew-lease'),
    }),
    action('resume', { ...to(placeStatus.rented), when: (place) => isUnavailable(place) && hasTenant(place) }),
    { ...enable, when: (place: RentPlace) => isUnavailable(place) && !hasTenant(place) },
    disable,
    action('maintain', { ...to(placeStatus.repair), placement: 'overflow', when: ({ status }) => status !== placeStatus.repair }),
    action.view('return', {
      ...setStatus,
      tone: 'danger',
      size: 'small',
      when: isRented,
      view: () => import('../views/return-place'),
    }),
  ]
}

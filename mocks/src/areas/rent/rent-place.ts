import { rentPlace } from '@jwsk/sdk/biz'
import { compareBySort } from '../../engine/crud'
import { businessError } from '../../engine/refusal'
import { createOptionsMock, createStatusMock } from '../shared/actions'
import { createEntityMocks } from '../shared/entity-mocks'
import { placeStatus, rentPlaceTable } from './rent-place-table'

const { rented } = placeStatus

const checkTenant = ({ tenantName2 }: { readonly tenantName2?: string }, status: number | undefined) => {
  if (status === rented && !tenantName2) throw businessError('tenantName2:已租出时须填写承租方')
}

export const rentPlaceMocks = [
  ...createEntityMocks(rentPlace, rentPlaceTable, {
    order: compareBySort,
    amounts: ['rentPrice', 'depositAmount'],
    check: (row) => {
      if (row.rentStart && row.rentEnd && row.rentEnd <= row.rentStart) throw businessError('rentEnd:到期日必须晚于起租日')
      checkTenant(row, row.status)
    },
  }),
  createOptionsMock(rentPlace.select, rentPlaceTable, { fields: ['placeName', 'rentUnit', 'rentPrice', 'status'] }),
  createStatusMock(rentPlace.changeStatus, rentPlaceTable, {
    allowed: Object.values(placeStatus),
    check: checkTenant,
    // a vacant place has no tenant; one that is not for rent or under repair keeps its own
    with: (_, status) => (status === placeStatus.free ? { tenantName2: '', rentStart: '', rentEnd: '' } : {}),
  }),
]

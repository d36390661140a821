import { bizDict, defineResource, images, money, number, ResourcePanel, text, textarea } from '@jwsk/kit'
import { parkingLot } from '@jwsk/sdk/biz'
import { ListFrame } from '../../parts/list-frame'

const lots = defineResource({
  api: parkingLot,
  fields: {
    lotName: text(),
    lotCode: text(),
    lotType: bizDict('parking_type'),
    totalSpace: number({ min: 1 }),
    hourPrice: money(),
    freeMinutes: number(),
    image: images({ max: 3 }),
    remark: textarea(),
  },
  columns: ['lotName', 'totalSpace'],
  // named sections; units are part of the labels, help is below the field
  form: {
    basic: ['lotName', 'lotCode', 'lotType', 'totalSpace'],
    charge: ['hourPrice', 'freeMinutes'],
    more: ['image', 'remark'],
  },
  pageSize: 10,
})

/** Add or edit a record: the form opens with its sections and an outline. */
export const Example = () => (
  <ListFrame>
    <ResourcePanel resource={lots} urlPrefix="sections" />
  </ListFrame>
)

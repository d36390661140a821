import type { SameKeys } from '@jwsk/kit'
import type reference from './zh-cn'

const texts: SameKeys<typeof reference> = {
  rentPlace: {
    title: 'Places to rent',
    record: 'place',
    fields: {
      placeName: 'Place',
      placeType: 'Type',
      status: 'Status',
      zone: 'Zone',
      location: 'Location',
      area: 'Area (m²)',
      capacity: 'People',
      rentPrice: 'Rent',
      rentUnit: 'Price unit',
      depositAmount: 'Deposit',
      contactName: 'Contact',
      contactPhone: 'Contact phone',
      tenantName2: 'Rented by',
      rentStart: 'Rented from – to',
      facilities: 'Facilities',
      images: 'Pictures',
      content: 'Description',
      sort: 'Position',
    },
    help: { capacity: 'People that fit in at most' },
    sections: { basic: 'Basics', rent: 'Rent', page: 'Page' },
    follows: {
      enable: 'It can be let and booked.',
      disable: 'It can be booked no longer; contracts stay.',
      maintain: 'It cannot be booked meanwhile; contracts stay.',
    },
    actions: { enable: 'Let', disable: 'Stop letting', maintain: 'Set under repair' },
  },
  board: {
    title: 'Occupancy',
    share: '{{share}}% let',
    let: '{{let}} of {{count}} let',
    until: ' until {{day}}',
    elsewhere: 'No zone',
    failed: 'The occupancy could not be loaded',
  },
}

export default texts

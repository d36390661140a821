import type { TextsLike } from '@jwsk/kit'
import type reference from './zh-cn'

const texts: TextsLike<typeof reference> = {
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
      rentStart: 'Rental period',
      facilities: 'Facilities',
      images: 'Pictures',
      content: 'Description',
      sort: 'Sort order',
    },
    help: { capacity: 'Maximum number of people' },
    sections: { basic: 'Basics', rent: 'Rent', page: 'Page' },
    consequence: {
      enable: 'It can be rented and booked.',
      disable: 'It can no longer be booked; contracts stay in force.',
      maintain: 'It cannot be booked for now; contracts stay in force.',
    },
    actions: { enable: 'Make available', disable: 'Stop renting out', maintain: 'Mark as under repair' },
  },
  board: {
    title: 'Occupancy',
    share: '{{share}}% rented',
    let: '{{let}} of {{count}} rented',
    until: ' until {{day}}',
    elsewhere: 'No zone',
    failed: 'The occupancy could not be loaded',
  },
}

export default texts

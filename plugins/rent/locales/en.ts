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
      resume: 'It is shown as rented again; tenant and term stay.',
      disable: 'It can no longer be booked; contracts stay in force.',
      maintain: 'It cannot be booked for now; contracts stay in force.',
    },
    actions: {
      lease: 'Lease',
      pay: 'Record payment',
      renew: 'Renew',
      resume: 'Resume lease',
      enable: 'Make available',
      disable: 'Stop renting out',
      maintain: 'Mark as under repair',
      return: 'Return',
    },
  },
  rentPayment: {
    title: 'Payments',
    record: 'payment',
    fields: { periodStart: 'Period', amount: 'Amount', payTime: 'Paid at', payWay: 'Method', remark: 'Remark' },
  },
  rentRenewal: { fields: { rentEnd: 'New end', rentPrice: 'Rent' } },
  return: {
    end: 'End of the lease',
    deposit: 'Deposit to pay back',
    early: 'This return is early. Days left until the end of the lease: {{count}}.',
    consequence: 'Tenant and term are cleared; the place can be rented again.',
  },
  payment: {
    paidUntil: 'Paid until',
    unpaid: 'Nothing was paid for this lease',
    unusualTitle: 'An unusual amount',
    recordAnyway: 'Record anyway',
    free: 'The amount is 0. Please check it.',
    unusual: 'The amount is ¥{{amount}}, but the rent of the period is ¥{{rent}}. Please check it.',
  },
  board: {
    title: 'Occupancy',
    share: '{{share}}% rented',
    leftOut: ' (without {{count}} not for rent or under maintenance)',
    let: '{{let}} of {{count}} rented',
    until: ' until {{day}}',
    elsewhere: 'No zone',
    failed: 'The occupancy could not be loaded',
  },
}

export default texts

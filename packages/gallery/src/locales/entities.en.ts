import type { TextsLike } from '@jwsk/kit'
import type zhCn from './entities.zh-cn'

export default {
  param: {
    title: 'Parameters',
    record: 'parameter',
    fields: { paramName: 'Name', paramKey: 'Key', paramValue: 'Value', remark: 'Remark' },
  },
  indexBanner: {
    title: 'Banners',
    record: 'banner',
    fields: { title: 'Title', position: 'Position', sort: 'Order' },
  },
  dept: {
    title: 'Departments',
    record: 'department',
    fields: { deptName: 'Name', deptCategory: 'Kind', sort: 'Order' },
  },
  otaPlatformTicket: {
    title: 'Tickets of platforms',
    record: 'ticket',
    fields: { ticketName: 'Ticket', otaPlatformId: 'Platform', salePrice: 'Price (yuan)', syncStatus: 'Sent', status: 'State' },
    actions: { enable: 'Enable', disable: 'Disable', sync: 'Send' },
    consequence: {
      enable: 'It can be sold then.',
      disable: 'It is no longer sold.',
      sync: 'The chosen tickets are sent to the platform.',
    },
  },
  facility: {
    title: 'Facilities',
    record: 'facility',
    fields: {
      facilityName: 'Name',
      facilityCode: 'Number',
      facilityType: 'Kind',
      facilityStatus: 'Status',
      managerName: 'Keeper',
      managerPhone: 'Phone',
    },
    actions: { import: 'Import' },
  },
  harbourBoat: {
    title: 'Boats',
    record: 'boat',
    fields: { name: 'Name' },
  },
  guide: {
    title: 'Guide',
    record: 'guide',
    fields: { guideName: 'Name', phone: 'Phone', idCard: 'Identity number', guideCertNo: 'Licence' },
    help: { guideCertNo: 'The number at the top right of the licence' },
  },
  post: { title: 'Posts', record: 'post', fields: { postName: 'Name', postCode: 'Code', category: 'Category', sort: 'Order' } },
  parkingLot: {
    title: 'Parking lots',
    record: 'parking lot',
    fields: {
      leftSpace: 'Free spaces',
      usedSpace: 'Used spaces',
      income: 'Hourly income (CNY)',
      lotName: 'Name',
      lotCode: 'Number',
      lotType: 'Kind',
      totalSpace: 'Spaces (units)',
      hourPrice: 'An hour (yuan)',
      freeMinutes: 'Free (minutes)',
      image: 'Pictures',
      remark: 'Remark',
    },
    help: { freeMinutes: 'Nobody pays who leaves within it' },
    sections: { basic: 'Basic', charge: 'Charge', more: 'More' },
  },
  term: {
    title: 'Term',
    record: 'term',
    fields: { startDate: 'Start', endDate: 'End', area: 'Area (㎡)', rentPrice: 'Price per ㎡ (CNY)', monthRent: 'Monthly rent (CNY)' },
    checks: { endBeforeStart: 'The end must not be before the start' },
  },
  purchase: {
    title: 'Purchases',
    record: 'purchase',
    fields: { title: 'Title', items: 'Items' },
    lines: { items: { product: 'Product', count: 'Count', price: 'Price (CNY)', amount: 'Amount (CNY)' } },
  },
  parkingLotOrder: {
    title: 'Parking orders',
    record: 'order',
    fields: { orderNo: 'Order', plateNo: 'Plate', enterTime: 'Came in', payAmount: 'Paid (yuan)', payStatus: 'Payment' },
  },
  parkingLotReserve: {
    title: 'Reservations',
    record: 'reservation',
    fields: { plateNo: 'Plate', reserveStatus: 'Status', startTime: 'Time', reserveDate: 'Day' },
  },
  shopContract: {
    title: 'Shop contracts',
    record: 'contract',
    fields: { partyB: 'Merchant', contractStatus: 'Status', startDate: 'Start', endDate: 'End', payCycle: 'Payment cycle' },
  },
} satisfies TextsLike<typeof zhCn>

import type { SameKeys } from '@jwsk/kit'
import type zhCn from './zh-cn'

const texts: SameKeys<typeof zhCn> = {
  otaPlatform: {
    title: 'OTA platforms',
    record: 'platform',
    fields: {
      platformName: 'Name',
      platformCode: 'Code',
      companyName: 'Company',
      merchantNo: 'Merchant no.',
      appKey: 'App key',
      appSecret: 'App secret',
      apiUrl: 'API address',
      callbackUrl: 'Callback address',
      commissionRate: 'Commission',
      settleCycle: 'Settlement cycle',
      contactName: 'Contact name',
      contactPhone: 'Contact phone',
      contractStart: 'Cooperation',
      sort: 'Position',
      status: 'Status',
    },
    help: {
      merchantNo: 'The number the platform gave to us',
      callbackUrl: 'Called by the platform when an order changes',
      apiUrl: 'The whole address of the platform’s interface',
    },
    sections: { basic: 'Basics', access: 'Access', cooperation: 'Cooperation' },
    follows: {
      enable: 'Orders of this platform come in from then on.',
      disable: 'Its orders come in no longer; those that came stay.',
    },
    actions: { enable: 'Enable', disable: 'Disable', test: 'Test connection' },
  },
  otaPlatformTicket: {
    title: 'OTA tickets',
    record: 'ticket',
    fields: {
      otaProductName: 'Product name',
      otaProductId: 'Platform product no.',
      otaPlatformId: 'OTA platform',
      ticketKind: 'Ticket kind',
      ticketId: 'Ticket',
      salePrice: 'Sale price',
      settlePrice: 'Settlement price',
      stock: 'Stock',
      salesCount: 'Sold',
      verifyCount: 'Redeemed',
      saleStart: 'On sale',
      status: 'Status',
      syncStatus: 'Sync status',
      syncTime: 'Last sync',
      syncMessage: 'Sync result',
    },
    help: { otaProductId: 'What the platform calls this product', settlePrice: 'No more than the platform’s price' },
    sections: { basic: 'Basics', price: 'Prices', stock: 'Stock and status' },
    follows: {
      enable: 'It can be bought on the platform from then on.',
      disable: 'It can be bought no longer; what was sold stays valid.',
    },
    actions: { enable: 'Put on sale', disable: 'Take off sale', price: 'Change prices', stock: 'Check stock', sync: 'Sync' },
  },
  platformStock: { asked: 'Checked at', again: 'Check again' },
}

export default texts

import type { TextsLike } from '@jwsk/kit'
import type zhCn from './zh-cn'

const texts: TextsLike<typeof zhCn> = {
  otaPlatform: {
    title: 'OTA platforms',
    record: 'platform',
    fields: {
      platformName: 'Name',
      platformCode: 'Code',
      companyName: 'Company',
      merchantNo: 'Merchant number',
      appKey: 'App key',
      appSecret: 'App secret',
      apiUrl: 'API address',
      callbackUrl: 'Callback address',
      commissionRate: 'Commission',
      settleCycle: 'Settlement cycle',
      contactName: 'Contact',
      contactPhone: 'Contact phone',
      contractStart: 'Cooperation',
      sort: 'Sort order',
      status: 'Status',
    },
    help: {
      merchantNo: 'The number the platform gave to us',
      callbackUrl: 'Called by the platform when an order changes',
      apiUrl: 'The full URL of the platform’s API',
    },
    sections: { basic: 'Basics', access: 'Access', cooperation: 'Cooperation' },
    consequence: {
      enable: 'Orders from this platform come in right away.',
      disable: 'Its orders no longer come in; those received stay.',
    },
    actions: { enable: 'Enable', disable: 'Disable', test: 'Test connection' },
  },
  otaPlatformTicket: {
    title: 'OTA tickets',
    record: 'ticket',
    fields: {
      otaProductName: 'Product name',
      otaProductId: 'Platform product ID',
      otaPlatformId: 'OTA platform',
      ticketKind: 'Ticket type',
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
    consequence: {
      enable: 'It can be bought on the platform right away.',
      disable: 'It can no longer be bought; tickets already sold stay valid.',
    },
    actions: { enable: 'Put on sale', disable: 'Take off sale', price: 'Change prices', stock: 'Check stock', sync: 'Sync' },
  },
  platformStock: { asked: 'Checked at', again: 'Check again' },
}

export default texts

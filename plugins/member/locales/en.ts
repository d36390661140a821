import type { SameKeys } from '@jwsk/kit'
import type zhCn from './zh-cn'

const texts: SameKeys<typeof zhCn> = {
  userCarNumber: {
    title: 'Car plates',
    record: 'plate',
    fields: {
      plateNo: 'Plate',
      plateColor: 'Plate colour',
      carType: 'Vehicle type',
      carBrand: 'Brand',
      userId: 'Member account',
      userName: 'Owner',
      phone: 'Phone',
      defaultFlag: 'Default',
      bindTime: 'Bound at',
      status: 'Status',
      licenseImage: 'Vehicle licence',
    },
    actions: { unbind: 'Unbind' },
  },
  userOrder: {
    title: 'User orders',
    record: 'order',
    fields: {
      orderNo: 'Order no.',
      orderType: 'Type',
      productName: 'Product',
      contactName: 'Contact name',
      contactPhone: 'Contact phone',
      quantity: 'Quantity',
      unitPrice: 'Unit price',
      totalAmount: 'Total amount',
      discountAmount: 'Discount amount',
      payAmount: 'Paid',
      orderStatus: 'Status',
      source: 'Source',
      otaPlatformId: 'OTA platform',
      payWay: 'Paid by',
      payTime: 'Paid at',
      useDate: 'Use date',
      transactionNo: 'Transaction no.',
      verifyCount: 'Used',
      verifyTime: 'Used at',
      refundAmount: 'Refund amount',
      refundReason: 'Refund reason',
      refundTime: 'Refunded',
      createTime: 'Created',
      reason: 'Reason',
      agree: 'Agreed',
      ticketCode: 'Ticket code',
    },
    actions: { cancel: 'Cancel order', refundApply: 'Ask for a refund', refundAudit: 'Refund', verify: 'Use a ticket' },
  },
}

export default texts

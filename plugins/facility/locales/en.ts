import type { TextsLike } from '@jwsk/kit'
import type zhCn from './zh-cn'

const texts: TextsLike<typeof zhCn> = {
  facility: {
    title: 'Facilities',
    record: 'facility',
    fields: {
      facilityName: 'Name',
      facilityCode: 'Code',
      facilityType: 'Type',
      scenicSpotId: 'Scenic spot',
      location: 'Location',
      longitude: 'Map location',
      facilityStatus: 'Status',
      brand: 'Brand',
      model: 'Model',
      quantity: 'Quantity',
      buyDate: 'Bought',
      warrantyDate: 'Warranty until',
      managerName: 'In charge',
      managerPhone: 'Phone',
      images: 'Pictures',
      lastRepairTime: 'Last repair',
      remark: 'Remarks',
      faultContent: 'Fault',
      repairContent: 'Repair',
      repairUser: 'Repaired by',
      repairTime: 'Repaired',
      cost: 'Cost',
    },
    sections: { basic: 'Basics', place: 'Place', purchase: 'Purchase and warranty', other: 'Other' },
    actions: { repair: 'Record a repair', state: 'Change status', repairs: 'Repairs', qrcode: 'QR code', import: 'Import' },
  },
  repairs: {
    title: 'Repairs',
    failed: 'The repairs could not be loaded',
    none: 'Never repaired',
    count: 'Repairs',
    spent: 'Spent on repairs',
    cost: 'cost {{cost}} yuan',
  },
}

export default texts

import type { SameKeys } from '@jwsk/kit'
import type zhCn from './zh-cn'

const texts: SameKeys<typeof zhCn> = {
  region: {
    title: 'Administrative divisions',
    record: 'division',
    fields: {
      name: 'Name',
      code: 'Code',
      regionLevel: 'Level',
      parentCode: 'Parent code',
      sort: 'Order',
      remark: 'Remark',
    },
    actions: { remove: 'Delete', crawl: 'Crawl' },
  },
}

export default texts

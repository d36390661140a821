import type { TextsLike } from '@jwsk/kit'
import type zhCn from './zh-cn'

const texts: TextsLike<typeof zhCn> = {
  region: {
    title: 'Administrative divisions',
    record: 'division',
    fields: {
      name: 'Name',
      code: 'Code',
      regionLevel: 'Level',
      parentCode: 'Parent',
      sort: 'Sort order',
      remark: 'Remarks',
    },
    consequence: {
      remove: 'Addresses that name it show its code.',
    },
    actions: { edit: 'Edit', remove: 'Delete', crawl: 'Fetch', import: 'Import', export: 'Export all' },
    crawlHint: 'Collects the divisions from their source again; without a parent, the whole country. This may take several minutes.',
    crawlStart: 'Start',
    crawlRunning: 'Collecting; keep this window open',
    crawlTime: 'Elapsed time',
    crawlClock: '{{spent}} (at most {{limit}})',
    crawlCount: 'Divisions so far',
    crawlStop: 'Stop waiting',
  },
}

export default texts

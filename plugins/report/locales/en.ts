import type { TextsLike } from '@jwsk/kit'
import type zhCn from './zh-cn'

const texts: TextsLike<typeof zhCn> = {
  report: {
    title: 'Reports',
    record: 'report',
    actions: { open: 'Open', create: 'New report' },
    fields: { name: 'File', createTime: 'Created', updateTime: 'Updated' },
  },
  windows: {
    preview: 'Preview the report',
    designer: 'Design the report',
    none: 'There is no report engine',
    noneHint: 'A deployment names its address as reportUrl in config.json.',
  },
}

export default texts

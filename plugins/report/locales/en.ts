import type { SameKeys } from '@jwsk/kit'
import type zhCn from './zh-cn'

const texts: SameKeys<typeof zhCn> = {
  report: { title: 'Reports', record: 'report', fields: { name: 'File', createTime: 'Created', updateTime: 'Changed' } },
}

export default texts

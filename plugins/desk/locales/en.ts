import type { SameKeys } from '@jwsk/kit'
import type zhCn from './zh-cn'

const texts: SameKeys<typeof zhCn> = {
  notice: {
    title: 'Notices',
    record: 'notice',
    fields: {
      title: 'Title',
      category: 'Category',
      releaseTime: 'Released',
      content: 'Content',
    },
  },
}

export default texts

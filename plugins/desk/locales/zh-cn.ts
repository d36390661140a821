import type { LabelsOf } from '@jwsk/kit'
import type notices from '../resources/notice'

const texts = {
  notice: {
    title: '通知公告',
    record: '通知',
    fields: {
      title: '标题',
      category: '通知类型',
      releaseTime: '发布时间',
      content: '通知内容',
    },
  } satisfies LabelsOf<typeof notices>,
}

export default texts

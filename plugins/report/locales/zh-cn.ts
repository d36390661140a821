import type { LabelsOf } from '@jwsk/kit'
import type reports from '../resources/report'

const texts = {
  report: {
    title: '报表列表',
    record: '报表',
    fields: { name: '文件名', createTime: '创建时间', updateTime: '更新时间' },
  } satisfies LabelsOf<typeof reports>,
}

export default texts

import type { LabelsOf } from '@jwsk/kit'
import type reports from '../resources/report'

const texts = {
  report: {
    title: '报表列表',
    record: '报表',
    actions: { open: '打开', create: '新建报表' },
    fields: { name: '文件名', createTime: '创建时间', updateTime: '更新时间' },
  } satisfies LabelsOf<typeof reports>,
  windows: {
    preview: '预览报表',
    designer: '设计报表',
    none: '没有报表服务',
    noneHint: '部署时在 config.json 的 reportUrl 中填写报表服务的地址。',
  },
}

export default texts

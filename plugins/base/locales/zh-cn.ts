import type { LabelsOf } from '@jwsk/kit'
import type regions from '../resources/region'

const texts = {
  region: {
    title: '行政区划',
    record: '区划',
    fields: {
      name: '区划名称',
      code: '区划编号',
      regionLevel: '区划级别',
      parentCode: '上级区划',
      sort: '排序',
      remark: '备注',
    },
    consequence: {
      remove: '删除后引用该区划的地址会显示为编号。',
    },
    actions: { edit: '编辑', remove: '删除', crawl: '采集', import: '导入', export: '导出全部' },
    crawlHint: '从国家公布的区划重新采集。不选上级则采集全国，可能需要几分钟。',
    crawlStart: '开始采集',
    crawlRunning: '正在采集，请勿关闭窗口',
    crawlTime: '已用时间',
    crawlClock: '{{spent}}（最长 {{limit}}）',
    crawlCount: '现有区划',
    crawlStop: '停止等待',
  } satisfies LabelsOf<typeof regions> & Record<string, unknown>,
}

export default texts

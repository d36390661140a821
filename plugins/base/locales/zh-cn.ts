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
      parentCode: '上级编号',
      sort: '排序',
      remark: '备注',
    },
    actions: { remove: '删除', crawl: '采集' },
  } satisfies LabelsOf<typeof regions>,
}

export default texts

import type { LabelsOf } from '@jwsk/kit'
import type tourGuides from '../resources/tour-guide'
import type tourRoutes from '../resources/tour-route'

const texts = {
  tourGuide: {
    title: '导游',
    record: '导游',
    fields: {
      guideName: '姓名',
      avatar: '照片',
      sex: '性别',
      phone: '手机号',
      idCard: '身份证号',
      guideCertNo: '导游证号',
      guideLevel: '导游等级',
      languages: '语种',
      travelAgency: '所属旅行社',
      serviceArea: '服务景区',
      workYears: '从业年限',
      servicePrice: '服务价格（元/天）',
      score: '评分',
      auditStatus: '审核状态',
      status: '状态',
      auditRemark: '审核意见',
      certImage: '证件照片',
      introduction: '个人介绍',
      sort: '排序',
    },
    sections: { person: '个人信息', service: '从业信息', more: '其他' },
    actions: { approve: '通过', reject: '驳回', enable: '上岗', rest: '休息', disable: '停用' },
  } satisfies LabelsOf<typeof tourGuides>,
  tourRoute: {
    title: '旅游线路',
    record: '线路',
    fields: {
      routeName: '线路名称',
      coverImage: '封面',
      routeType: '线路类型',
      status: '状态',
      dayCount: '天数',
      spotIds: '途经景区',
      guideId: '推荐导游',
      startPlace: '出发地',
      endPlace: '目的地',
      distance: '里程（km）',
      price: '价格',
      quota: '名额',
      bookedCount: '已订',
      lineJson: '路线坐标',
      images: '图片',
      itinerary: '行程安排',
      content: '线路介绍',
      sort: '排序',
    },
    sections: { basic: '基本信息', way: '路线', page: '展示' },
    actions: { publish: '发布', offline: '下线' },
  } satisfies LabelsOf<typeof tourRoutes>,
}

export default texts

import type { FrequentlyAskedQuestion } from '@jwsk/sdk/biz'
import { frequentlyAskedQuestion } from '@jwsk/sdk/biz'
import { compareBySort } from '../../engine/crud'
import { defineSeededTable } from '../../engine/world/seeded-table'
import { createReorderMock, createStatusMock } from '../shared/actions'
import { getTimeBefore } from '../shared/clock'
import { createEntityMocks } from '../shared/entity-mocks'
import { toParagraph } from '../shared/images'
import { platformColumns, type TenantRow } from '../shared/tenant-row'

// kind 1 parking, 2 tickets, 3 refunds, 4 invoices, 9 other
const questions: readonly (readonly [category: number, question: string, answer: string])[] = [
  [1, '停车场免费停车时长是多少？', '首 30 分钟免费，超出后按小时计费。'],
  [1, '新能源车有充电优惠吗？', '充电期间停车费减半，以场内公示为准。'],
  [1, '如何预约节假日车位？', '在小程序“停车预约”中选择停车场、日期与时段提交，审核通过后生效。'],
  [1, '车牌识别错误怎么办？', '请联系出口值守人员或拨打停车服务电话，由人工核对放行。'],
  [2, '门票需要提前预约吗？', '节假日与周末须提前预约，平日可现场购票。'],
  [2, '老人和儿童有优惠吗？', '身高 1.2 米以下儿童与 70 岁以上老人凭证件免票。'],
  [2, '联票可以分几天使用？', '两日联票自首次入园起连续两日有效。'],
  [2, '可以带宠物入园吗？', '小型宠物可牵引进入户外区域，室内场馆除外。'],
  [3, '买错日期可以退票吗？', '使用日前一天 18:00 前可全额退款，之后按退改规则执行。'],
  [3, '退款多久到账？', '审核通过后 1 至 3 个工作日原路退回。'],
  [3, '已核销的票能退吗？', '已核销的票不支持退款。'],
  [4, '如何申请电子发票？', '订单完成后在“我的订单”中点击申请开票，填写抬头即可。'],
  [4, '可以开专用发票吗？', '企业抬头可申请增值税专用发票，需填写完整开票信息。'],
  [4, '发票开错了怎么办？', '联系客服红冲后重新申请。'],
  [9, '景区提供轮椅吗？', '各游客中心均可凭身份证免费借用。'],
  [9, '遗失物品如何查找？', '请致电游客服务中心登记，失物保管期为 90 天。'],
]

export const frequentlyAskedQuestionTable = defineSeededTable<TenantRow<FrequentlyAskedQuestion>>('frequentlyAskedQuestion', (world) =>
  questions.map(([category, question, answer], index) => ({
    ...platformColumns(world, 'frequentlyAskedQuestion', index)(getTimeBefore(world, 300 - index * 6)),
    category,
    question,
    answer: toParagraph(answer),
    status: index === 7 ? 0 : 1,
    sort: index + 1,
    viewCount: 80 + ((index * 613) % 2400),
  })),
)

export const frequentlyAskedQuestionMocks = [
  ...createEntityMocks(frequentlyAskedQuestion, frequentlyAskedQuestionTable, { order: compareBySort, owned: () => ({ viewCount: 0 }) }),
  createStatusMock(frequentlyAskedQuestion.changeStatus, frequentlyAskedQuestionTable, { allowed: [0, 1] }),
  createReorderMock(frequentlyAskedQuestion.sort, frequentlyAskedQuestionTable),
]

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
  portal: { title: '运营门户', hint: '近 {{days}} 天的经营情况，今日截至 {{time}}' },
  merchant: { title: '商户首页', hint: '应缴、已缴与合同期限；不选商铺时为当前用户的商铺', shop: '商铺' },
  board: {
    failed: '看板数据加载失败',
    ofDays: '近 {{days}} 天',
    ofNow: '当前',
    pendingTitle: '待处理',
    since: '最早 {{count}} 天前',
    since_zero: '今天',
    since_one: '最早 {{count}} 天前',
    allDone: '没有待处理的事项',
    rest: '其余 {{count}} 项在首页',
    up: '较前 {{days}} 天同期 +{{percent}}%',
    down: '较前 {{days}} 天同期 -{{percent}}%',
    upPoints: '较前 {{days}} 天同期 +{{percent}} 个百分点',
    downPoints: '较前 {{days}} 天同期 -{{percent}} 个百分点',
    share: '占全部 {{share}}',
    same: '与前 {{days}} 天同期持平',
    tiles: {
      income: '总收入（含租金）',
      visitor: '接待游客',
      left_space: '空闲车位',
      scenic_spot: '开放景区',
      shop_let: '商铺出租率',
      owed: '待缴金额',
      overdue: '逾期账单',
      paid_year: '本年已缴',
      contract_days: '合同剩余',
    },
    charts: { income_source: '收入来源', visitor: '接待游客', income: '总收入（含租金）', receivable: '近期应缴', paid: '近期实缴' },
    pending: {
      todo: '待办事务',
      parking_reserve: '停车预约待审核',
      shop_apply: '商铺申请待审核',
      refund: '退款待处理',
      invoice_apply: '发票待开具',
      feedback: '意见反馈待处理',
      shop_payment: '商铺缴费逾期',
      facility: '设施故障待修',
      user_audit: '注册用户待审批',
      overdue: '逾期未缴',
    },
    units: { 元: '元', 人次: '人次', left_space: '个', scenic_spot: '个', '%': '%', 笔: '笔', 天: '天' },
  },
}

export default texts

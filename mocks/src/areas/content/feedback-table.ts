import type { Feedback, FeedbackExt } from '@jwsk/sdk/biz'
import { defineSeededTable } from '../../engine/world/seeded-table'
import type { World } from '../../engine/world/world'
import { createPersonName, createPhoneNumber } from '../../seed/people'
import { getMembers } from '../member/members'
import { getTimeBefore } from '../shared/clock'
import { getImageUrls } from '../shared/images'
import { createSeededNumber } from '../shared/serial-number'
import { platformColumns, type TenantRow } from '../shared/tenant-row'

/** Codes: 0 new, 1 in progress, 2 answered, 3 closed. */
export const feedbackStatus = { fresh: 0, inHand: 1, answered: 2, closed: 3 } as const
/** Codes: 1 accepted, 2 forwarded, 3 answered, 4 closed. */
export const handleType = { taken: 1, forwarded: 2, answered: 3, closed: 4 } as const

export type FeedbackRow = TenantRow<Feedback> & { readonly feedbackStatus: number }

// kind 1 suggestion, 2 complaint, 3 question, 4 fault
const subjects: readonly (readonly [type: number, content: string, answer: string])[] = [
  [1, '建议在东堤增加直饮水点和遮阳座椅。', '感谢建议，已列入下月改造计划。'],
  [2, '北门停车场出口排队超过二十分钟。', '抱歉给您带来不便，节假日已增开两条出口车道。'],
  [3, '儿童票的身高标准是多少？', '身高 1.2 米以下免票，1.2 至 1.5 米购儿童票。'],
  [4, '湖心亭旁的自动售货机付款后不出货。', '已联系厂家退款并维修设备。'],
  [2, '游船码头工作人员态度较差。', '已对当班人员进行教育，并将加强培训。'],
  [3, '发票多久可以开具？', '提交申请后一个工作日内开具并发送至邮箱。'],
  [4, '溪山湿地西停车场道闸无法识别绿牌。', '识别设备已升级，请再次尝试。'],
  [1, '希望增加英文讲解场次。', '周末已增加两场英文讲解，欢迎预约。'],
]

export const feedbackTable = defineSeededTable<FeedbackRow>('feedback', (world) => {
  const random = world.random('feedback')
  const members = getMembers(world)
  return Array.from({ length: 72 }, (_, index): FeedbackRow => {
    const [feedbackType, content, answer] = subjects[index % subjects.length] ?? [1, '', '']
    const age = 240 - index * 3
    const time = getTimeBefore(world, age)
    const status = index > 60 ? ([0, 0, 1][index % 3] ?? 0) : ([3, 3, 2, 3][index % 4] ?? 3)
    const answered = status >= feedbackStatus.answered
    return {
      ...platformColumns(world, 'feedback', index)(time),
      feedbackNo: createSeededNumber('FK', time, index),
      feedbackType,
      contactName: createPersonName(random),
      contactPhone: createPhoneNumber(random),
      content,
      source: random.pick([1, 1, 2, 3]),
      feedbackStatus: status,
      ...(index % 2 === 0 && { userId: random.pick(members).id }),
      images: feedbackType === 4 ? getImageUrls('device', [index % 8]) : '',
      ...(status === feedbackStatus.closed && { satisfaction: random.between(3, 5) }),
      ...(answered && { replyContent: answer, replyUser: '游客服务中心', replyTime: getTimeBefore(world, age - 2) }),
    }
  })
})

export type FeedbackExtRow = TenantRow<FeedbackExt> & { readonly handleType: number }

/** Creates the processing steps of a piece of feedback up to its current status. */
function createSteps(world: World, row: FeedbackRow, index: number) {
  const age = 240 - index * 3
  const forwarded = index % 3 === 0
  const steps = [
    { handleType: handleType.taken, handleContent: '已受理，正在核实情况。', age: age - 1 },
    ...(forwarded
      ? [{ handleType: handleType.forwarded, handleContent: '请相关部门处理并回复。', handleDept: '景区运营中心', age: age - 1.5 }]
      : []),
    { handleType: handleType.answered, handleContent: row.replyContent ?? '', age: age - 2 },
    { handleType: handleType.closed, handleContent: '游客确认，结束处理。', age: age - 3 },
  ]
  const reached: readonly number[] = [0, forwarded ? 2 : 1, steps.length - 1, steps.length]
  return steps.slice(0, reached[row.feedbackStatus] ?? 0).map(({ age: ago, ...step }) => ({ ...step, time: getTimeBefore(world, ago) }))
}

export const feedbackExtTable = defineSeededTable<FeedbackExtRow>('feedbackExt', (world) =>
  feedbackTable
    .seed(world)
    .flatMap((row, index) => createSteps(world, row, index).map((step) => ({ row, step })))
    .map(({ row, step: { time, ...step } }, index) => ({
      ...platformColumns(world, 'feedbackExt', index)(time),
      feedbackId: row.id,
      ...step,
      handleUser: '游客服务中心',
      handleTime: time,
    })),
)

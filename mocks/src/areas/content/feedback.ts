import { feedback, feedbackExt } from '@jwsk/sdk/biz'
import { type Ask, mock } from '../../engine/mock'
import { refuse } from '../../engine/refusal'
import { added } from '../../engine/world/audit'
import { options, required } from '../shared/actions'
import { change, entity, nameIn, rowOf, rowsOf } from '../shared/entity'
import { serialNumber } from '../shared/serial-number'
import { type FeedbackExtRow, type FeedbackRow, feedbackExtTable, feedbackStatus, feedbackTable, handleType } from './feedback-table'

const reached: Readonly<Record<number, number>> = {
  [handleType.taken]: feedbackStatus.inHand,
  [handleType.forwarded]: feedbackStatus.inHand,
  [handleType.answered]: feedbackStatus.answered,
  [handleType.closed]: feedbackStatus.closed,
}

const refuseClosed = (row: FeedbackRow) => {
  if (row.feedbackStatus === feedbackStatus.closed) throw refuse('反馈已关闭')
}

/** A step moves its feedback on; an answer is shown with it. */
function advance(ask: Ask, row: FeedbackRow, step: Pick<FeedbackExtRow, 'handleType' | 'handleContent'>) {
  const answer =
    step.handleType === handleType.answered
      ? { replyContent: step.handleContent, replyUser: ask.caller.account, replyTime: ask.world.stamp() }
      : {}
  return change(ask, feedbackTable, { id: row.id, ...answer, feedbackStatus: reached[step.handleType] ?? row.feedbackStatus })
}

function record(ask: Ask, row: FeedbackRow, step: Pick<FeedbackExtRow, 'handleType' | 'handleContent'>) {
  const { world, caller } = ask
  world.table(feedbackExtTable).put({
    ...added(world),
    id: world.nextId(),
    tenantId: row.tenantId,
    createUser: caller.userId,
    feedbackId: row.id,
    ...step,
    handleUser: caller.account,
    handleTime: world.stamp(),
  })
  return advance(ask, row, step)
}

export const feedbackMocks = [
  ...entity(feedback, feedbackTable, {
    owned: ({ world }) => ({
      feedbackNo: serialNumber(world, 'FK'),
      feedbackStatus: feedbackStatus.fresh,
      replyContent: '',
      replyUser: '',
      replyTime: '',
    }),
  }),
  options(feedback.select, feedbackTable, { fields: ['feedbackNo', 'contactName', 'feedbackType'] }),
  mock(feedback.reply, (ask) => {
    const row = rowOf(ask, feedbackTable)
    refuseClosed(row)
    return record(ask, row, { handleType: handleType.answered, handleContent: ask.body.replyContent })
  }),
  mock(feedback.close, (ask) => {
    const rows = rowsOf(ask, feedbackTable)
    for (const row of rows) refuseClosed(row)
    for (const row of rows) record(ask, row, { handleType: handleType.closed, handleContent: '关闭' })
  }),
]

const { list, ...usual } = feedbackExt
const view = (row: FeedbackExtRow, { world }: Ask) => ({
  ...row,
  feedbackNo: nameIn(world, feedbackTable, { id: row.feedbackId, name: (held) => held.feedbackNo }),
})

export const feedbackExtMocks = [
  ...entity(usual, feedbackExtTable, {
    view,
    owned: ({ world, caller }) => ({ handleUser: caller.account, handleTime: world.stamp() }),
    check: (row, { world }, before) => {
      if (reached[row.handleType] === undefined) throw refuse('handleType:取值不正确')
      if (row.handleType === handleType.forwarded && !row.handleDept) throw refuse('handleDept:不能为空')
      const target = world.table(feedbackTable).get(row.feedbackId)
      if (target && !before) refuseClosed(target)
    },
    afterSave: (row, ask, before) => {
      if (!before) advance(ask, rowOf(ask, feedbackTable, row.feedbackId), row)
    },
  }),
  mock(list, (ask) => {
    const { id } = rowOf(ask, feedbackTable, required(ask, 'feedbackId'))
    const rows = ask.world
      .table(feedbackExtTable)
      .all()
      .filter((row) => row.feedbackId === id)
    return rows.sort((left, right) => ((left.handleTime ?? '') < (right.handleTime ?? '') ? -1 : 1)).map((row) => view(row, ask))
  }),
]

import { feedback, feedbackExt } from '@jwsk/sdk/biz'
import { type Call, mock } from '../../engine/mock'
import { refuse } from '../../engine/refusal'
import { newAuditColumns } from '../../engine/world/audit'
import { options, requiredParameter } from '../shared/actions'
import { entity, nameIn, patchRow, rowOf, rowsOf } from '../shared/entity'
import { serialNumber } from '../shared/serial-number'
import { type FeedbackExtRow, type FeedbackRow, feedbackExtTable, feedbackStatus, feedbackTable, handleType } from './feedback-table'

const statusAfter: Readonly<Record<number, number>> = {
  [handleType.taken]: feedbackStatus.inHand,
  [handleType.forwarded]: feedbackStatus.inHand,
  [handleType.answered]: feedbackStatus.answered,
  [handleType.closed]: feedbackStatus.closed,
}

const refuseClosed = (row: FeedbackRow) => {
  if (row.feedbackStatus === feedbackStatus.closed) throw refuse('反馈已关闭')
}

/** A step moves its feedback on; an answer is shown with it. */
function advance(call: Call, row: FeedbackRow, step: Pick<FeedbackExtRow, 'handleType' | 'handleContent'>) {
  const answer =
    step.handleType === handleType.answered
      ? { replyContent: step.handleContent, replyUser: call.caller.account, replyTime: call.world.stamp() }
      : {}
  return patchRow(call, feedbackTable, { id: row.id, ...answer, feedbackStatus: statusAfter[step.handleType] ?? row.feedbackStatus })
}

function recordStep(call: Call, row: FeedbackRow, step: Pick<FeedbackExtRow, 'handleType' | 'handleContent'>) {
  const { world, caller } = call
  world.table(feedbackExtTable).put({
    ...newAuditColumns(world),
    id: world.nextId(),
    tenantId: row.tenantId,
    createUser: caller.userId,
    feedbackId: row.id,
    ...step,
    handleUser: caller.account,
    handleTime: world.stamp(),
  })
  return advance(call, row, step)
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
  mock(feedback.reply, (call) => {
    const row = rowOf(call, feedbackTable)
    refuseClosed(row)
    return recordStep(call, row, { handleType: handleType.answered, handleContent: call.body.replyContent })
  }),
  mock(feedback.close, (call) => {
    const rows = rowsOf(call, feedbackTable)
    for (const row of rows) refuseClosed(row)
    for (const row of rows) recordStep(call, row, { handleType: handleType.closed, handleContent: '关闭' })
  }),
]

const { list, ...crudOperations } = feedbackExt
const view = (row: FeedbackExtRow, { world }: Call) => ({
  ...row,
  feedbackNo: nameIn(world, feedbackTable, { id: row.feedbackId, name: (row) => row.feedbackNo }),
})

export const feedbackExtMocks = [
  ...entity(crudOperations, feedbackExtTable, {
    view,
    owned: ({ world, caller }) => ({ handleUser: caller.account, handleTime: world.stamp() }),
    check: (row, { world }, before) => {
      if (statusAfter[row.handleType] === undefined) throw refuse('handleType:取值不正确')
      if (row.handleType === handleType.forwarded && !row.handleDept) throw refuse('handleDept:不能为空')
      const target = world.table(feedbackTable).get(row.feedbackId)
      if (target && !before) refuseClosed(target)
    },
    afterSave: (row, call, before) => {
      if (!before) advance(call, rowOf(call, feedbackTable, row.feedbackId), row)
    },
  }),
  mock(list, (call) => {
    const { id } = rowOf(call, feedbackTable, requiredParameter(call, 'feedbackId'))
    const rows = call.world
      .table(feedbackExtTable)
      .all()
      .filter((row) => row.feedbackId === id)
    return rows.sort((left, right) => ((left.handleTime ?? '') < (right.handleTime ?? '') ? -1 : 1)).map((row) => view(row, call))
  }),
]

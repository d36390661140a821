import { feedback, feedbackExt } from '@jwsk/sdk/biz'
import { type Call, mock } from '../../engine/mock'
import { businessError } from '../../engine/refusal'
import { createNewAuditColumns } from '../../engine/world/audit'
import { createOptionsMock, requireParameter } from '../shared/actions'
import { createEntityMocks, lookUpName, patchRow, requireRow, requireRows } from '../shared/entity-mocks'
import { createSerialNumber } from '../shared/serial-number'
import { type FeedbackExtRow, type FeedbackRow, feedbackExtTable, feedbackStatus, feedbackTable, handleType } from './feedback-table'

const statusAfter: Readonly<Record<number, number>> = {
  [handleType.taken]: feedbackStatus.inHand,
  [handleType.forwarded]: feedbackStatus.inHand,
  [handleType.answered]: feedbackStatus.answered,
  [handleType.closed]: feedbackStatus.closed,
}

const refuseClosed = (row: FeedbackRow) => {
  if (row.feedbackStatus === feedbackStatus.closed) throw businessError('反馈已关闭')
}

/** Advances the status of the feedback after a step; an answer is shown with the feedback. */
function advance(call: Call, row: FeedbackRow, step: Pick<FeedbackExtRow, 'handleType' | 'handleContent'>) {
  const answer =
    step.handleType === handleType.answered
      ? { replyContent: step.handleContent, replyUser: call.caller.account, replyTime: call.world.formatNow() }
      : {}
  return patchRow(call, feedbackTable, { id: row.id, ...answer, feedbackStatus: statusAfter[step.handleType] ?? row.feedbackStatus })
}

function recordStep(call: Call, row: FeedbackRow, step: Pick<FeedbackExtRow, 'handleType' | 'handleContent'>) {
  const { world, caller } = call
  world.table(feedbackExtTable).put({
    ...createNewAuditColumns(world),
    id: world.nextId(),
    tenantId: row.tenantId,
    createUser: caller.userId,
    feedbackId: row.id,
    ...step,
    handleUser: caller.account,
    handleTime: world.formatNow(),
  })
  return advance(call, row, step)
}

export const feedbackMocks = [
  ...createEntityMocks(feedback, feedbackTable, {
    owned: ({ world }) => ({
      feedbackNo: createSerialNumber(world, 'FK'),
      feedbackStatus: feedbackStatus.fresh,
      replyContent: '',
      replyUser: '',
      replyTime: '',
    }),
  }),
  createOptionsMock(feedback.select, feedbackTable, { fields: ['feedbackNo', 'contactName', 'feedbackType'] }),
  mock(feedback.reply, (call) => {
    const row = requireRow(call, feedbackTable)
    refuseClosed(row)
    return recordStep(call, row, { handleType: handleType.answered, handleContent: call.body.replyContent })
  }),
  mock(feedback.close, (call) => {
    const rows = requireRows(call, feedbackTable)
    for (const row of rows) refuseClosed(row)
    for (const row of rows) recordStep(call, row, { handleType: handleType.closed, handleContent: '关闭' })
  }),
]

const { list, ...crudOperations } = feedbackExt
const toFeedbackView = (row: FeedbackExtRow, { world }: Call) => ({
  ...row,
  feedbackNo: lookUpName(world, feedbackTable, { id: row.feedbackId, name: (row) => row.feedbackNo }),
})

export const feedbackExtMocks = [
  ...createEntityMocks(crudOperations, feedbackExtTable, {
    view: toFeedbackView,
    owned: ({ world, caller }) => ({ handleUser: caller.account, handleTime: world.formatNow() }),
    check: (row, { world }, before) => {
      if (statusAfter[row.handleType] === undefined) throw businessError('handleType:取值不正确')
      if (row.handleType === handleType.forwarded && !row.handleDept) throw businessError('handleDept:不能为空')
      const target = world.table(feedbackTable).get(row.feedbackId)
      if (target && !before) refuseClosed(target)
    },
    afterSave: (row, call, before) => {
      if (!before) advance(call, requireRow(call, feedbackTable, row.feedbackId), row)
    },
  }),
  mock(list, (call) => {
    const { id } = requireRow(call, feedbackTable, requireParameter(call, 'feedbackId'))
    const rows = call.world
      .table(feedbackExtTable)
      .all()
      .filter((row) => row.feedbackId === id)
    return rows.sort((left, right) => ((left.handleTime ?? '') < (right.handleTime ?? '') ? -1 : 1)).map((row) => toFeedbackView(row, call))
  }),
]

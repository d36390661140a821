import { dashboard } from '@jwsk/sdk/desk'
import { flowProcess, work } from '@jwsk/sdk/flow'
import { beforeEach, expect, test } from 'vitest'
import { type ApiSession, connectApiSession, createAdminSession } from '../../../contract/api-session'
import { userTable } from '../../../system/organisation/user-table'
import { findOpenTask } from '../instance'
import { instanceTable } from '../instance-table'

let session: ApiSession
beforeEach(async () => {
  session = await createAdminSession()
})

const findOwn = () => {
  const { world } = session.backend
  const instance = world
    .table(instanceTable)
    .all()
    .find((row) => findOpenTask(row)?.assignee === world.seedId(userTable.name, 0))
  if (!instance) throw new Error('nothing waits')
  return { instance, task: findOpenTask(instance) }
}
const comment = (input: object) => session.call(work.comment, { body: { processInstanceId: findOwn().instance.id, ...input } })
const fetchTimeline = async (processInstanceId: string) =>
  (await session.call(flowProcess.historyFlowList, { query: { processInstanceId } })).body.data as Record<string, string>[]

test('adds comments to the timeline', async () => {
  expect(await comment({ content: ' 请补充发票 ', attachments: '/uploads/a.pdf' })).toMatchObject({ status: 200 })
  expect((await fetchTimeline(findOwn().instance.id)).at(-1)).toMatchObject({
    historyActivityType: 'comment',
    assigneeName: '管理员',
    comment: '请补充发票',
    attachments: '/uploads/a.pdf',
  })
})

test('sends a message to mentioned users', async () => {
  const { world } = session.backend
  const person = world.table(userTable).all()[5]
  await comment({ content: '请看一下', userIds: person?.id })
  const other = connectApiSession(session.backend)
  await other.signIn({ account: person?.account ?? '', password: '123456' })
  const messages = (await other.call(dashboard.myNotices)).body.data as object[]
  expect(messages).toContainEqual(expect.objectContaining({ title: expect.stringMatching(/^管理员在.+中提到了您$/), content: '请看一下' }))
})

test.each([
  [{ content: ' ' }, 'content:评论不能为空'],
  [{ content: '请看', userIds: '1' }, 'userIds:所选人员不存在或不可用'],
])('rejects %o', async (input, msg) => {
  expect(await comment(input)).toMatchObject({ status: 400, body: { msg } })
})

test('shows decisions, signatures and copies in order', async () => {
  const { instance, task } = findOwn()
  const { world } = session.backend
  const copied = world.table(userTable).all()[5]
  const body = {
    taskId: task?.id,
    processInstanceId: instance.id,
    flag: 'ok',
    comment: '同意',
    signature: '/uploads/s.png',
    copyUserIds: copied?.id,
  }
  expect(await session.call(work.completeTask, { body })).toMatchObject({ status: 200 })
  const timeline = await fetchTimeline(instance.id)
  expect(timeline.find(({ signature }) => signature)).toMatchObject({ flag: 'ok', comment: '同意', signature: '/uploads/s.png' })
  expect(timeline.find(({ historyActivityType }) => historyActivityType === 'copy')).toMatchObject({ assigneeName: copied?.realName })
})

import { work } from '@jwsk/sdk/flow'
import { type Call, mock } from '../../../engine/mock'
import { businessError } from '../../../engine/refusal'
import { isVisibleToCaller } from '../../../system/tenant/tenancy'
import { requireRow } from '../../audited-row'
import { splitList } from '../engine/step-settings'
import { instanceTable } from '../instance-table'
import { checkPerson } from '../organization/people'
import { leaveBusiness } from '../simulate'
import { getDefinitionName, getUserName } from '../views'

export const commentMocks = [
  mock(work.comment, (call) => {
    const { world, body, caller } = call
    const { processInstanceId, content, userIds, attachments = '' } = body
    const instance = requireRow(world, instanceTable, processInstanceId)
    if (!isVisibleToCaller(instance, call)) throw businessError('数据不存在或已删除')
    if (content.trim() === '') throw businessError('content:评论不能为空')
    const mentions = [...new Set(splitList(userIds))]
    for (const id of mentions) checkPerson(call, ['userIds', id])
    const comment = {
      id: world.nextId(),
      userId: caller.userId,
      content: content.trim(),
      mentions,
      attachments,
      createTime: world.formatNow(),
    }
    world.table(instanceTable).put({ ...instance, comments: [...(instance.comments ?? []), comment] })
    return undefined
  }),
]

const maxExcerpt = 60

/** Lists the comments that mention the caller, as messages of the desk. */
export const listMentions = ({ world, caller }: Call) =>
  world
    .table(instanceTable)
    .all()
    .flatMap(({ definitionId, businessTable, businessId, id: instanceId, comments = [] }) =>
      comments
        .filter(({ mentions }) => mentions.includes(caller.userId))
        .map(({ id, userId, content, createTime }) => ({
          id,
          type: 'message' as const,
          title: `${getUserName(world, userId)}在${getDefinitionName(world, definitionId)}中提到了您`,
          content: content.slice(0, maxExcerpt),
          path: `/work/process/${businessTable === leaveBusiness ? 'leave' : 'request'}/detail/${instanceId}/${businessId}`,
          time: createTime,
          isRead: false,
        })),
    )

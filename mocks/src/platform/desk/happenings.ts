import { parkingLotReserveTable } from '../../biz/parking-lot-reserve-table'
import { applyStatus, shopApplyTable } from '../../biz/shop-apply-table'
import type { Ask } from '../../engine/mock'
import { day, formatDateTime } from '../../engine/time'
import type { World } from '../../engine/world'
import { ownTenant } from '../../system/tenancy'
import { caseTable } from '../flow/case-table'
import { definitionTable } from '../flow/definition-table'
import { userName } from '../flow/views'
import { deployTable } from '../maintenance/deploy-table'
import { attachTable } from '../resource/attach'
import { noticeTable } from './notice'

const newest = <Row extends { readonly time: string }>(rows: readonly Row[], count: number): Row[] =>
  [...rows].sort((left, right) => (left.time < right.time ? 1 : -1)).slice(0, count)

/** Notices that are out, newest first. */
export const releasedNotices = (ask: Ask) =>
  ask.world
    .table(noticeTable)
    .all()
    .filter((row) => ownTenant(row, ask) && row.releaseTime <= ask.world.stamp())
    .sort((left, right) => (left.releaseTime < right.releaseTime ? 1 : -1))

const processName = (world: World, definitionId: string) => world.table(definitionTable).get(definitionId)?.name ?? ''

/** Who did what to what, from the rows themselves. */
export function activitiesOf({ world }: Ask) {
  const now = world.stamp()
  const rows = [
    ...world
      .table(noticeTable)
      .all()
      .map((row) => ({
        id: row.id,
        user: userName(world, row.createUser),
        action: '发布通知',
        target: row.title,
        path: '/desk/notice',
        time: row.createTime,
      })),
    ...world
      .table(attachTable)
      .all()
      .map((row) => ({
        id: row.id,
        user: userName(world, row.createUser),
        action: '上传附件',
        target: row.originalName,
        path: '/resource/attach',
        time: row.createTime,
      })),
    ...world
      .table(deployTable)
      .all()
      .filter((row) => row.deployTime !== '')
      .map((row) => ({
        id: row.id,
        user: row.operator,
        action: '执行部署',
        target: row.deployName,
        path: '/maintenance/deploy',
        time: row.deployTime,
      })),
    ...world
      .table(caseTable)
      .all()
      .flatMap((held) =>
        held.tasks
          .filter((task) => task.endTime !== '')
          .map((task) => ({
            id: task.id,
            user: userName(world, task.assignee),
            action: '办理任务',
            target: `${userName(world, held.startUserId)}的${processName(world, held.definitionId)}`,
            path: '/work/done',
            time: task.endTime,
          })),
      ),
    ...world
      .table(parkingLotReserveTable)
      .all()
      .flatMap((row) =>
        row.auditTime
          ? [
              {
                id: row.id,
                user: row.auditUser ?? '',
                action: '审核预约',
                target: `停车预约 ${row.reserveNo ?? ''}`,
                path: '/biz/parkingLotReserve',
                time: row.auditTime,
              },
            ]
          : [],
      ),
    ...world
      .table(shopApplyTable)
      .all()
      .flatMap((row) =>
        row.auditTime
          ? [
              {
                id: row.id,
                user: row.auditUser ?? '',
                action: row.auditStatus === applyStatus.rejected ? '驳回申请' : '审核通过',
                target: `商铺申请 ${row.applyNo ?? ''}`,
                path: '/biz/shopApply',
                time: row.auditTime,
              },
            ]
          : [],
      ),
  ]
  return newest(
    rows.filter((row) => row.time <= now && row.user !== ''),
    20,
  ).map((row) => ({ ...row, avatar: '' }))
}

/** What concerns the caller: tasks that wait, decisions on what was asked for, new notices. */
export function messagesOf(ask: Ask) {
  const { world, caller } = ask
  const cases = world.table(caseTable).all()
  const tasks = cases.flatMap((held) =>
    held.tasks
      .filter((task) => task.endTime === '' && task.assignee === caller.userId)
      .map((task) => ({
        id: task.id,
        type: 'todo' as const,
        title: `${processName(world, held.definitionId)}待您审批`,
        content: `${userName(world, held.startUserId)}提交了申请：${task.name}`,
        path: '/work/todo',
        time: task.createTime,
        isRead: false,
      })),
  )
  const decisions = cases
    .filter((held) => held.startUserId === caller.userId && held.endTime !== '')
    .map((held) => ({
      id: held.id,
      type: 'message' as const,
      title: `您的${processName(world, held.definitionId)}${held.outcome === 'passed' ? '已通过' : '未通过'}`,
      content: held.tasks.at(-1)?.comment ?? '',
      path: '/work/send',
      time: held.endTime,
      isRead: true,
    }))
  const weekAgo = formatDateTime(world.now() - 7 * day)
  const notices = releasedNotices(ask)
    .slice(0, 5)
    .map((row) => ({
      id: row.id,
      type: 'notice' as const,
      title: row.title,
      content: row.content
        .replace(/<[^>]+>/g, ' ')
        .replace(/\s+/g, ' ')
        .trim()
        .slice(0, 60),
      path: '/desk/notice',
      time: row.releaseTime,
      isRead: row.releaseTime < weekAgo,
    }))
  return newest([...tasks, ...decisions, ...notices], 20)
}

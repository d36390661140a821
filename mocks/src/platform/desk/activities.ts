import { parkingLotReserveTable } from '../../areas/parking/parking-lot-reserve-table'
import { applyStatus, shopApplyTable } from '../../areas/shop/shop-apply-table'
import type { Call } from '../../engine/mock'
import type { World } from '../../engine/world/world'
import { instanceTable } from '../flow/instance-table'
import { getDefinitionName, getUserName } from '../flow/views'
import { deployTable } from '../maintenance/deploy-table'
import { attachTable } from '../resource/attach'
import { noticeTable } from './notice'

interface Activity {
  readonly id: string
  readonly user: string
  readonly action: string
  readonly target: string
  readonly path: string
  readonly time: string
}

type Source = (world: World) => readonly Activity[]

const sources: readonly Source[] = [
  (world) =>
    world
      .table(noticeTable)
      .all()
      .map(({ id, createUser, title, createTime }) => ({
        id,
        user: getUserName(world, createUser),
        action: '发布通知',
        target: title,
        path: '/desk/notice',
        time: createTime,
      })),
  (world) =>
    world
      .table(attachTable)
      .all()
      .map(({ id, createUser, originalName, createTime }) => ({
        id,
        user: getUserName(world, createUser),
        action: '上传附件',
        target: originalName,
        path: '/resource/attach',
        time: createTime,
      })),
  (world) =>
    world
      .table(deployTable)
      .all()
      .map(({ id, operator, deployName, deployTime }) => ({
        id,
        user: operator,
        action: '执行部署',
        target: deployName,
        path: '/maintenance/deploy',
        time: deployTime,
      })),
  (world) =>
    world
      .table(instanceTable)
      .all()
      .flatMap((instance) => instance.tasks.map((task) => ({ instance, task })))
      .map(({ instance, task }) => ({
        id: task.id,
        user: getUserName(world, task.assignee),
        action: '办理任务',
        target: `${getUserName(world, instance.startUserId)}的${getDefinitionName(world, instance.definitionId)}`,
        path: '/work/done',
        time: task.endTime,
      })),
  (world) =>
    world
      .table(parkingLotReserveTable)
      .all()
      .map(({ id, auditUser = '', reserveNo = '', auditTime = '' }) => ({
        id,
        user: auditUser,
        action: '审核预约',
        target: `停车预约 ${reserveNo}`,
        path: '/biz/parkingLotReserve',
        time: auditTime,
      })),
  (world) =>
    world
      .table(shopApplyTable)
      .all()
      .map(({ id, auditUser = '', auditStatus, applyNo = '', auditTime = '' }) => ({
        id,
        user: auditUser,
        action: auditStatus === applyStatus.rejected ? '驳回申请' : '审核通过',
        target: `商铺申请 ${applyNo}`,
        path: '/biz/shopApply',
        time: auditTime,
      })),
]

const getNewest = (rows: readonly Activity[], count: number) =>
  [...rows].sort((left, right) => (left.time < right.time ? 1 : -1)).slice(0, count)

/** Lists the latest activities with actor and object, derived from the rows; limits each kind, so that none crowds out the others. */
export function listActivities({ world }: Call) {
  const now = world.formatNow()
  const getFinished = (source: Source) => source(world).filter((row) => row.user !== '' && row.time !== '' && row.time <= now)
  return getNewest(
    sources.flatMap((source) => getNewest(getFinished(source), 5)),
    20,
  ).map((row) => ({ ...row, avatar: '' }))
}

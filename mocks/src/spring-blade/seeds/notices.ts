import { day, formatDate } from '../../engine/world/time'
import type { World } from '../../engine/world/world'
import { createStamps } from './audit-stamps'

const notices = [
  ['冬季开放时间调整', 1, 20, '自下月起闭园时间提前至 17:00，末班游船 16:10。'],
  ['停车场充电桩检修', 6, 12, '南门停车场充电桩周三检修一天，请引导车主前往北门。'],
  ['转发：消防安全检查要求', 3, 8, '各片区周五前完成自查，<b>隐患当日上报</b>。'],
  ['售票中心岗位任免', 5, 3, '聘任东门售票组组长一名，试用期三个月。'],
] as const

export const createNoticeSeeds = (world: World) =>
  notices.map(([title, category, daysAgo, content], index) => ({
    id: world.seedId('notice', index),
    ...createStamps(world, daysAgo + 1),
    tenantId: '000000',
    title,
    category,
    releaseTime: `${formatDate(world.startedAt - daysAgo * day)} 09:00:00`,
    content,
  }))

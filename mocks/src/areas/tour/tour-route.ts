import { tourRoute } from '@jwsk/sdk/biz'
import { compareBySort } from '../../engine/crud'
import { mock } from '../../engine/mock'
import { businessError } from '../../engine/refusal'
import { scenicSpotTable } from '../scenic/scenic-spot-table'
import { createOptionsMock } from '../shared/actions'
import { createEntityMocks, lookUpName, lookUpNames, patchRow, requireRow, requireRows } from '../shared/entity-mocks'
import { tourGuideTable } from './tour-guide-table'
import { tourRouteTable } from './tour-route-table'

const status = { draft: 0, published: 1, full: 2, offline: 3 } as const

/** Whether the text is a line, i.e. a JSON array of [longitude, latitude]. */
function isLine(text: string): boolean {
  try {
    const points: unknown = JSON.parse(text)
    return (
      Array.isArray(points) &&
      points.every(
        (point) => Array.isArray(point) && point.length === 2 && Math.abs(Number(point[0])) <= 180 && Math.abs(Number(point[1])) <= 90,
      )
    )
  } catch {
    return false
  }
}

export const tourRouteMocks = [
  ...createEntityMocks(tourRoute, tourRouteTable, {
    view: (row, { world }) => ({
      ...row,
      spotNames: lookUpNames(world, scenicSpotTable, { ids: row.spotIds, name: (spot) => spot.spotName }),
      guideName: lookUpName(world, tourGuideTable, { id: row.guideId, name: (guide) => guide.guideName }),
    }),
    order: compareBySort,
    amounts: ['price'],
    owned: () => ({ bookedCount: 0, status: status.draft }),
    check: ({ lineJson, quota, bookedCount = 0 }) => {
      if (lineJson && !isLine(lineJson)) throw businessError('lineJson:格式不正确')
      if (quota !== undefined && quota < bookedCount) throw businessError('quota:名额不能小于已订人数')
    },
  }),
  mock(tourRoute.saveWay, (call) => {
    const { spotIds, lineJson = '', distance = '' } = call.body
    const row = requireRow(call, tourRouteTable)
    if (
      lookUpNames(call.world, scenicSpotTable, { ids: spotIds, name: (spot) => spot.spotName }).split(',').length !==
      spotIds.split(',').length
    )
      throw businessError('spotIds:关联数据不存在')
    if (lineJson !== '' && !isLine(lineJson)) throw businessError('lineJson:格式不正确')
    return patchRow(call, tourRouteTable, { id: row.id, spotIds, lineJson, distance })
  }),
  createOptionsMock(tourRoute.select, tourRouteTable, { fields: ['routeName'] }),
  mock(tourRoute.publish, (call) => {
    const rows = requireRows(call, tourRouteTable)
    if (rows.some((row) => row.status === status.published || row.status === status.full)) throw businessError('所选线路已发布')
    for (const row of rows)
      patchRow(call, tourRouteTable, {
        id: row.id,
        status: row.quota && (row.bookedCount ?? 0) >= row.quota ? status.full : status.published,
      })
  }),
  mock(tourRoute.offline, (call) => {
    const rows = requireRows(call, tourRouteTable)
    if (rows.some((row) => row.status === status.draft || row.status === status.offline)) throw businessError('仅已发布的线路可下线')
    for (const row of rows) patchRow(call, tourRouteTable, { id: row.id, status: status.offline })
  }),
]

import { attractions, scenicSpot } from '@jwsk/sdk/biz'
import { bySort } from '../../engine/crud'
import { regionTable } from '../../system/configuration/region-table'
import { changeStatus, options, reorder } from '../shared/actions'
import { entity, mockOf, nameIn } from '../shared/entity'
import { columns, exportMock } from '../shared/sheets'
import { attractionsTable } from './attractions-table'
import { scenicSpotTable } from './scenic-spot-table'

const crudMocks = entity(scenicSpot, scenicSpotTable, {
  view: (row, { world }) => ({ ...row, regionName: nameIn(world, regionTable, { id: row.regionCode, name: (region) => region.name }) }),
  order: bySort,
  unique: { fields: ['spotCode'], message: '景区编号已存在' },
  amounts: ['minPrice'],
})

const sheetColumns = columns(
  '景区名称 spotName,景区编号 spotCode,景区等级 spotLevel:scenic_level,景区类型 spotType:spot_type,所在区划 regionName,详细地址 address,开放时间 openTime,起售价 minPrice,日预约上限 dayCapacity,咨询电话 contactPhone,状态 status:on_off',
)

export const scenicSpotMocks = [
  ...crudMocks,
  options(scenicSpot.select, scenicSpotTable, { fields: ['spotName', 'spotCode'] }),
  changeStatus(scenicSpot.changeStatus, scenicSpotTable, { allowed: [0, 1] }),
  reorder(scenicSpot.sort, scenicSpotTable),
  exportMock(scenicSpot.export, mockOf(crudMocks, scenicSpot.page), ['景区', sheetColumns]),
]

export const attractionsMocks = [
  ...entity(attractions, attractionsTable, {
    view: (row, { world }) => ({
      ...row,
      spotName: nameIn(world, scenicSpotTable, { id: row.scenicSpotId, name: (spot) => spot.spotName }),
    }),
    order: (left, right) =>
      left.scenicSpotId === right.scenicSpotId ? bySort(left, right) : Number(left.scenicSpotId > right.scenicSpotId) - 0.5,
  }),
  options(attractions.select, attractionsTable, { fields: ['name'] }),
  changeStatus(attractions.changeStatus, attractionsTable, { allowed: [0, 1] }),
]

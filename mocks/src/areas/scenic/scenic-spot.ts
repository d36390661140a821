import { attractions, scenicSpot } from '@jwsk/sdk/biz'
import { compareBySort } from '../../engine/crud'
import { regionTable } from '../../system/configuration/region-table'
import { createOptionsMock, createReorderMock, createStatusMock } from '../shared/actions'
import { createEntityMocks, findMock, lookUpName } from '../shared/entity-mocks'
import { createExportMock, defineSheetColumns } from '../shared/sheets'
import { attractionsTable } from './attractions-table'
import { scenicSpotTable } from './scenic-spot-table'

const crudMocks = createEntityMocks(scenicSpot, scenicSpotTable, {
  view: (row, { world }) => ({ ...row, regionName: lookUpName(world, regionTable, { id: row.regionCode, name: (region) => region.name }) }),
  order: compareBySort,
  unique: { fields: ['spotCode'], message: '景区编号已存在' },
  amounts: ['minPrice'],
})

const sheetColumns = defineSheetColumns(
  '景区名称 spotName,景区编号 spotCode,景区等级 spotLevel:scenic_level,景区类型 spotType:spot_type,所在区划 regionName,详细地址 address,开放时间 openTime,起售价 minPrice,日预约上限 dayCapacity,咨询电话 contactPhone,状态 status:on_off',
)

export const scenicSpotMocks = [
  ...crudMocks,
  createOptionsMock(scenicSpot.select, scenicSpotTable, { fields: ['spotName', 'spotCode'] }),
  createStatusMock(scenicSpot.changeStatus, scenicSpotTable, { allowed: [0, 1] }),
  createReorderMock(scenicSpot.sort, scenicSpotTable),
  createExportMock(scenicSpot.export, findMock(crudMocks, scenicSpot.page), ['景区', sheetColumns]),
]

export const attractionsMocks = [
  ...createEntityMocks(attractions, attractionsTable, {
    view: (row, { world }) => ({
      ...row,
      spotName: lookUpName(world, scenicSpotTable, { id: row.scenicSpotId, name: (spot) => spot.spotName }),
    }),
    order: (left, right) =>
      left.scenicSpotId === right.scenicSpotId ? compareBySort(left, right) : Number(left.scenicSpotId > right.scenicSpotId) - 0.5,
  }),
  createOptionsMock(attractions.select, attractionsTable, { fields: ['name'] }),
  createStatusMock(attractions.changeStatus, attractionsTable, { allowed: [0, 1] }),
]

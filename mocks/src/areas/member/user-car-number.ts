import { type UserCarNumber, userCarNumber } from '@jwsk/sdk/biz'
import { mock } from '../../engine/mock'
import { businessError } from '../../engine/refusal'
import { createEntityMocks, findMock, patchRow, requireRows } from '../shared/entity-mocks'
import { createExportMock, defineSheetColumns } from '../shared/sheets'
import { carStatus, userCarNumberTable } from './user-car-number-table'

const yes = 2
const getOwner = ({ userId, phone }: Pick<UserCarNumber, 'userId' | 'phone'>) => userId ?? phone

const crudMocks = createEntityMocks(userCarNumber, userCarNumberTable, {
  columns: ['userName', 'phone'],
  owned: ({ world }) => ({ bindTime: world.formatNow(), status: carStatus.bound }),
  check: (row, { world }) => {
    const twin = world
      .table(userCarNumberTable)
      .find(
        (other) =>
          other.id !== row.id && other.status === carStatus.bound && other.plateNo === row.plateNo && getOwner(other) === getOwner(row),
      )
    if (twin) throw businessError('该用户已绑定此车牌')
  },
  // an owner has one default car
  afterSave: (row, { world }) => {
    const cars = world.table(userCarNumberTable)
    if (row.defaultFlag !== yes) return
    for (const other of cars.all())
      if (other.id !== row.id && other.defaultFlag === yes && getOwner(other) === getOwner(row)) cars.put({ ...other, defaultFlag: 1 })
  },
})

const sheetColumns = defineSheetColumns(
  '用户姓名 userName,手机号 phone,车牌号 plateNo,车牌颜色 plateColor:plate_color,车辆类型 carType:car_type,品牌 carBrand,是否默认 defaultFlag:yes_no,绑定时间 bindTime,状态 status:user_car_status',
)

export const userCarNumberMocks = [
  ...crudMocks,
  createExportMock(userCarNumber.export, findMock(crudMocks, userCarNumber.page), ['用户车牌', sheetColumns]),
  mock(userCarNumber.unbind, (call) => {
    const rows = requireRows(call, userCarNumberTable)
    if (rows.some((row) => row.status !== carStatus.bound)) throw businessError('仅正常状态的车牌可解绑')
    for (const { id } of rows) patchRow(call, userCarNumberTable, { id, status: carStatus.unbound, defaultFlag: 1 })
  }),
]

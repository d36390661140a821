import { expect, test } from 'vitest'
import { buildMenu } from '../../shell/navigation/model'
import { sortMainFirst } from './main-business'

const reader = { roles: [], userType: '' }
const group = (code: string, paths: readonly string[]) => ({
  id: code,
  code,
  name: code,
  path: `/${code}`,
  children: paths.map((path) => ({ id: path, code: path, name: path, path, children: [] })),
})
const parking = group('parking', ['/biz/parkingLot', '/biz/parkingLotOrder'])
const orders = group('orders', ['/biz/userOrder'])
const parts = [{ path: '/biz/userOrder' }, { path: undefined }, { path: '/biz/parkingLotOrder?orderStatus=0' }]
const sortPaths = (groups: readonly object[]) => sortMainFirst(buildMenu(groups, reader), parts).map(({ path }) => path)

test('parts of the largest menu group are first', () => {
  expect(sortPaths([orders, parking])).toEqual(['/biz/parkingLotOrder?orderStatus=0', '/biz/userOrder', undefined])
})

test('parts of a mixed menu keep their order', () => {
  expect(sortPaths([orders, parking, group('shops', ['/biz/shop'])])).toEqual(parts.map(({ path }) => path))
})

import { expect, test } from 'vitest'
import { topAreas } from './top-areas'

test('a path is of the first top menu whose routes hold it, at whatever depth; what is no menu is left out', () => {
  const parking = [{ path: '/parking', children: [{ path: '/biz/parkingLot?a=1', children: [] }] }]
  const areas = topAreas(['1', '2', '3'], [parking, [{ path: '/parking' }, { path: '/system/user' }, null], { no: 'list' }])
  expect([...areas]).toEqual([
    ['/parking', '1'],
    ['/biz/parkingLot', '1'],
    ['/system/user', '2'],
  ])
})

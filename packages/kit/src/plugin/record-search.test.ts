import { expect, test } from 'vitest'
import { definePlugin } from './define-plugin'
import { getListSearches } from './record-search'

const never = () => Promise.reject(new Error('not asked for'))
const plugins = [
  definePlugin({
    id: 'all',
    recordSearch: { '/all': { filters: { plateNo: 'plate', phone: 'phone', orderNo: 'number', account: 'account' }, load: never } },
    locales: { 'zh-cn': never, en: never },
  }),
]
const getSearchedFields = (typed: string) => getListSearches({ plugins, canOpen: () => true, query: typed }).flatMap(({ fields }) => fields)

test.each([
  ['浙A12345', ['plateNo']],
  ['浙a', ['plateNo']],
  ['粤BD12345', ['plateNo']],
  ['13800000002', ['phone', 'orderNo']],
  ['0002', ['plateNo', 'phone']],
  ['P2026112200001', ['orderNo', 'account']],
  [' linxiaoyu ', ['account']],
  ['停车', []],
  ['12', []],
  ['', []],
])('%s is searched as %j', (typed, fields) => {
  expect(getSearchedFields(typed)).toEqual(fields)
})

test('does not search a list that the user must not open', () => {
  expect(getListSearches({ plugins, canOpen: () => false, query: '13800000002' })).toEqual([])
})

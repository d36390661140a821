import { expect, test } from 'vitest'
import { stripSharedSuffix } from './plan-names'

test('stripSharedSuffix removes a suffix that most names share, in whole words', () => {
  expect(stripSharedSuffix(['商业街停车场', '商业街地下车库', '梅岭茶园停车场'])).toEqual(['商业街', '商业街地下车库', '梅岭茶园'])
  expect(stripSharedSuffix(['North car park', 'South car park', 'Pier'])).toEqual(['North', 'South', 'Pier'])
  expect(stripSharedSuffix(['Plymouth', 'Bournemouth', 'Exmouth'])).toEqual(['Plymouth', 'Bournemouth', 'Exmouth'])
})

test('stripSharedSuffix keeps names unique and not empty', () => {
  expect(stripSharedSuffix(['东门', '东门停车场', '西门停车场'])).toEqual(['东门', '东门停车场', '西门停车场'])
  expect(stripSharedSuffix(['停车场', '南门停车场', '北门停车场'])).toEqual(['停车场', '南门', '北门'])
  // a single name shares nothing
  expect(stripSharedSuffix(['星野露营地'])).toEqual(['星野露营地'])
})

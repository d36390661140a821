import { describe, expect, it } from 'vitest'
import { findMatches } from './find-matches'
import { matchPinyin } from './pinyin'

const items = (...labels: readonly string[]) => labels.map((label) => ({ key: label, label }))
const find = (labels: readonly string[], typed: string) => findMatches(items(...labels), typed, matchPinyin).map(({ label }) => label)

const menu = ['停车场', '停车订单', '内容', 'OTA平台', '角色', 'Parking orders']

describe('the search', () => {
  // spec 2.63
  it('finds labels from the start or within, ignoring case', () => {
    const findByName = (typed: string) => findMatches(items(...menu), typed, () => undefined).map(({ label }) => label)
    expect([findByName('停车'), findByName('订单')]).toEqual([['停车场', '停车订单'], ['停车订单']])
    expect([findByName('ota'), findByName('PARKING')]).toEqual([['OTA平台'], ['Parking orders']])
  })
  it.each(['tingche', 'tc'])('finds by pinyin: %s', (typed) => {
    expect(find(menu, typed)).toEqual(['停车场', '停车订单'])
  })
  it.each(['tcdd', 'dingdan', 'tingchedd'])('finds by pinyin of a part, initials and syllables mixed: %s', (typed) => {
    expect(find(menu, typed)).toEqual(['停车订单'])
  })
  it.each(['jiaose', 'juese', 'js'])('finds a character by each of its readings: %s', (typed) => {
    expect(find(menu, typed)).toEqual(['角色'])
  })
  it('finds by the initials of words', () => {
    expect(find(menu, 'po')).toEqual(['Parking orders'])
  })
  it('ranks the start of a label before its middle, and pinyin last', () => {
    expect(find(['去停', '停', 'a ding', 'Ding', '丁'], 'ding')).toEqual(['Ding', 'a ding', '丁'])
    expect(find(['预订', '订单'], 'd')).toEqual(['订单', '预订'])
  })
  it('returns all for an empty query, and none without a match', () => {
    expect(find(menu, ' ')).toHaveLength(menu.length)
    expect(find(menu, 'xyz')).toEqual([])
  })
  it('finds one among 5,000 entries by its initials', () => {
    const many = Array.from({ length: 5000 }, (_, at) => `停车场${at}`)
    expect(find(many, 'tcc4999')).toEqual(['停车场4999'])
  })
})

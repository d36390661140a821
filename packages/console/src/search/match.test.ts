import { describe, expect, it } from 'vitest'
import { findByPrefix, findMatches } from './match'

const entries = [
  { key: '1', label: '停车场', reading: 'ting che chang' },
  { key: '2', label: '停车订单', reading: 'ting che ding dan' },
  { key: '3', label: '内容', reading: 'nei rong' },
  { key: '4', label: 'OTA平台', reading: 'OTA ping tai' },
]
const keys = (typed: string) => findMatches(entries, typed).map(({ key }) => key)

describe('the search', () => {
  it('finds labels from their start, whatever the case', () => {
    expect(keys('停车')).toEqual(['1', '2'])
    expect(keys('ota')).toEqual(['4'])
  })
  it('finds by the reading and its initials', () => {
    expect(keys('tingche')).toEqual(['1', '2'])
    expect(keys('tcd')).toEqual(['2'])
    expect(keys('nr')).toEqual(['3'])
  })
  it('puts the start of a label before its middle, and that before a reading', () => {
    const mixed = [
      { key: 'c', label: '停', reading: 'ding' },
      { key: 'b', label: 'a ding' },
      { key: 'a', label: 'Ding' },
    ]
    expect(findMatches(mixed, 'ding').map(({ key }) => key)).toEqual(['a', 'b', 'c'])
  })
  it('gives all for nothing typed and none for what nobody is called', () => {
    expect(keys(' ')).toHaveLength(4)
    expect(keys('xyz')).toEqual([])
  })
  it('finds one among 5,000 entries by its initials', () => {
    const many = Array.from({ length: 5000 }, (_, at) => ({ key: String(at), label: `停车场${at}`, reading: `ting che chang ${at}` }))
    expect(findMatches(many, 'tcc4999').map(({ key }) => key)).toEqual(['4999'])
  })
  it('of the menu goes by the start of the label alone', () => {
    const found = (typed: string) => findByPrefix(entries, typed).map(({ key }) => key)
    expect([found('停车'), found('ota'), found('车'), found('tcc'), found('')]).toEqual([['1', '2'], ['4'], [], [], ['1', '2', '3', '4']])
  })
})

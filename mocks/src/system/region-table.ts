import { defineTable } from '../engine/table'
import { cities, districts, provinces } from '../seed/regions'

export interface RegionRow {
  /** The code: regions have no other key. */
  readonly id: string
  readonly code: string
  readonly parentCode: string
  readonly name: string
  readonly regionLevel: number
  readonly sort: number
  readonly remark: string
}

const lengths = [2, 4, 6, 9, 12]

/** 00 is the country; then two digits a level, three below districts. */
export const parentOf = (code: string): string => {
  if (code === '00') return '000000'
  const level = lengths.indexOf(code.length)
  return level <= 0 ? '00' : code.slice(0, lengths[level - 1])
}
export const levelOf = (code: string): number => (code === '00' ? 0 : lengths.indexOf(code.length) + 1)

export const regionRows = (list: string): RegionRow[] =>
  list.split(',').map((entry, index) => {
    const [code = '', name = ''] = entry.split(' ')
    return { id: code, code, parentCode: parentOf(code), name, regionLevel: levelOf(code), sort: index + 1, remark: '' }
  })

export const regionTable = defineTable<RegionRow>('region', () => regionRows(`00 中华人民共和国,${provinces},${cities},${districts}`))

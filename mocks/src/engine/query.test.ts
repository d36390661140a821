import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { filterRows, paginate, sortRows } from './query'
import { Refusal } from './refusal'

const lots = [
  { id: '1', lotName: '北门停车场', totalSpace: 320, createTime: '2026-03-01 08:00:00', remark: '' },
  { id: '2', lotName: '南门停车场', totalSpace: 32, createTime: '2026-03-02 08:00:00', remark: '大巴' },
  { id: '3', lotName: '游船码头', totalSpace: 80, createTime: '2026-03-03 08:00:00', remark: '临时' },
]
const ids = (query: Record<string, string>, options = {}) =>
  filterRows(lots, query, options)
    .map((row) => row.id)
    .join()

const refusal = (run: () => unknown) => {
  try {
    run()
  } catch (error) {
    if (error instanceof Refusal) return { code: error.code, message: error.message }
    throw error
  }
  throw new Error('nothing was refused')
}

describe('filters', () => {
  test.each([
    [{ lotName: '停车场' }, '1,2'],
    [{ lotName_like: '门' }, '1,2'],
    [{ lotName_notlike: '门' }, '3'],
    [{ lotName_equal: '游船码头' }, '3'],
    [{ lotName_notequal: '游船码头' }, '1,2'],
    [{ lotName_likeright: '南' }, '2'],
    [{ lotName_likeleft: '码头' }, '3'],
    [{ totalSpace_ge: '80' }, '1,3'],
    [{ totalSpace_gt: '80' }, '1'],
    [{ totalSpace_le: '80' }, '2,3'],
    [{ totalSpace_lt: '80' }, '2'],
    [{ createTime_datege: '2026-03-02 08:00:00' }, '2,3'],
    [{ createTime_dategt: '2026-03-02 08:00:00' }, '3'],
    [{ createTime_datele: '2026-03-02 08:00:00' }, '1,2'],
    [{ createTime_datelt: '2026-03-02 08:00:00' }, '1'],
    [{ createTime_dateequal: '2026-03-02 08:00:00' }, '2'],
    [{ remark_null: '1' }, '1'],
    [{ remark_notnull: '1' }, '2,3'],
    [{ anything_ignore: 'x' }, '1,2,3'],
    [{ lotName: '', remark: '' }, '1,2,3'],
    [{ lotName: '停车场', totalSpace_lt: '100' }, '2'],
  ])('%o finds %s', (query, found) => expect(ids(query as Record<string, string>)).toBe(found))

  test('a whole number does not match by one of its digits', () => expect(ids({ totalSpace: '32' })).toBe('2'))

  test('an entity-style list compares plain fields', () => {
    expect(ids({ lotName: '停车场' }, { match: 'equal' })).toBe('')
    expect(ids({ lotName: '游船码头' }, { match: 'equal' })).toBe('3')
  })

  test('rejects a date in any other format, as the platform does', () => {
    expect(refusal(() => ids({ createTime_dategt: '2026-03-02' }))).toEqual({ code: 500, message: '服务器异常' })
  })

  test('rejects SQL words in names but not in values', () => {
    const message = 'SQL keyword injection prevention processing!'
    expect(refusal(() => ids({ 'id;drop table': '1' })).message).toBe(message)
    expect(refusal(() => ids({ '(select 1)': '1' })).message).toBe(message)
    expect(refusal(() => sortRows(lots, { descs: 'sleep(5)' })).message).toBe(message)
    expect(ids({ lotName: 'select' })).toBe('')
  })

  test('rejects a column that the table lacks', () => expect(refusal(() => ids({ lotNmae: 'x' })).code).toBe(500))
})

describe('order', () => {
  test('ascs and descs accept camel case and snake case', () => {
    expect(
      sortRows(lots, { ascs: 'total_space' })
        ?.map((row) => row.id)
        .join(),
    ).toBe('2,3,1')
    expect(
      sortRows(lots, { descs: 'createTime' })
        ?.map((row) => row.id)
        .join(),
    ).toBe('3,2,1')
  })

  test('Chinese text is sorted by pinyin', () =>
    expect(
      sortRows(lots, { ascs: 'lotName' })
        ?.map((row) => row.id)
        .join(),
    ).toBe('1,2,3'))

  test('without a column the caller decides', () => expect(sortRows(lots, {})).toBeUndefined())
})

describe('pagination', () => {
  test('pages of any size concatenate to all rows', () => {
    fc.assert(
      fc.property(fc.array(fc.integer(), { maxLength: 60 }), fc.integer({ min: 1, max: 20 }), (rows, size) => {
        const { pages, total } = paginate(rows, { size: String(size) })
        const walked = Array.from(
          { length: pages },
          (_, index) => paginate(rows, { current: String(index + 1), size: String(size) }).records,
        ).flat()
        expect(walked).toEqual(rows)
        expect(total).toBe(rows.length)
      }),
    )
  })

  test('a size of 0 only counts, one above 500 is cut, a negative one does not count', () => {
    const rows = Array.from({ length: 700 }, (_, index) => index)
    expect(paginate(rows, { size: '0' })).toEqual({ records: [], total: 700, size: 0, current: 1, pages: 0 })
    expect(paginate(rows, { size: '100000' })).toMatchObject({ total: 700, size: 500, pages: 2, records: rows.slice(0, 500) })
    expect(paginate([], { size: '100000' })).toMatchObject({ total: 0, size: 100_000, pages: 0 })
    expect(paginate(rows, { size: '-1' })).toMatchObject({ total: 0, size: 500, pages: 0, records: rows.slice(0, 500) })
  })

  test('% and _ match other letters, as in the database', () => {
    expect(ids({ lotName: '北%停' })).toBe('1')
    expect(ids({ lotName: '_门停' })).toBe('1,2')
  })

  test('rejects current and size that are not numbers', () => {
    expect(refusal(() => paginate([], { current: 'first' }))).toEqual({ code: 400, message: '请求参数格式错误: current' })
  })

  test('a page after the last is empty and keeps the total', () =>
    expect(paginate([1, 2], { current: '9' })).toMatchObject({ records: [], total: 2 }))
})

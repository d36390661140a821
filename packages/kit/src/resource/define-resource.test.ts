import { shopContract } from '@jwsk/sdk/biz'
import { describe, expect, test } from 'vitest'
import { date } from '../fields/date/date'
import { money } from '../fields/money/money'
import { richText } from '../fields/rich-text/rich-text'
import { text } from '../fields/text/text'
import { defineResource } from './define-resource'

const contracts = defineResource({
  api: shopContract,
  fields: { contractName: text(), startDate: date(), rentPrice: money(), monthRent: money(), remark: richText() },
  columns: ['contractName', 'startDate', 'rentPrice', 'monthRent', 'remark', 'startsToday'],
  compute: { monthRent: ({ rentPrice = 0 }) => rentPrice },
  bulkEdit: ['rentPrice', 'monthRent'],
  inline: ['rentPrice', 'monthRent', 'remark'],
  computedColumns: { startsToday: { field: text(), from: ({ startDate = '' }, { now }) => String(now().startsWith(startDate)) } },
})

describe('defineResource', () => {
  test('excludes derived values from edits of cells and selected records', () => {
    expect(contracts.bulkEdit).toEqual(['rentPrice'])
  })

  test('excludes fields that need more room than a cell from edits of cells', () => {
    expect(contracts.inline).toEqual(['rentPrice'])
  })

  test('passes the time of the site to computed columns', () => {
    const { parse } = contracts.fields.startsToday ?? text()
    expect(parse(undefined, { startDate: new Date().toISOString().slice(0, 4) })).toBe('true')
    expect(parse(undefined, { startDate: '1999-01-01' })).toBe('false')
  })
})

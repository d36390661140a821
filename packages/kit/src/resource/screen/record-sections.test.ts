import { expect, test } from 'vitest'
import { dateTime } from '../../fields/date-time/date-time'
import { money } from '../../fields/money/money'
import { number } from '../../fields/number/number'
import { password } from '../../fields/password/password'
import { text } from '../../fields/text/text'
import { getDetailFields, getRecordSections, getRecordStats } from './record-sections'

const fields = {
  no: text(),
  name: text(),
  place: text(),
  sort: number(),
  due: money(),
  paid: money(),
  enterTime: dateTime(),
  leaveTime: dateTime(),
  secret: password({ use: 'newUser' }),
}
const columns = ['no', 'paid']
const names = Object.keys(fields).filter((name) => name !== 'secret')
const plain = { fields, sections: [{ name: undefined, fields: ['no', 'name'] }] }

test('shows amounts as stats, those of the list first, not empty ones', () => {
  const named = (record: object, highlights?: string[]) =>
    getRecordStats({ fields, columns, highlights }, { ...record }).map(({ name }) => name)
  expect(named({ due: '3', paid: '2', sort: 1 })).toEqual(['paid', 'due'])
  expect(named({ due: '3' })).toEqual(['due'])
  expect(named({ due: '3', sort: 1 }, ['sort', 'paid', 'unknown'])).toEqual(['sort'])
})

test('groups many fields by topic if the form has no sections', () => {
  expect(getRecordSections(plain, names)).toEqual([
    { group: 'main', fields: ['no', 'name', 'place', 'sort'] },
    { group: 'amount', fields: ['due', 'paid'] },
    { group: 'time', fields: ['enterTime', 'leaveTime'] },
  ])
  expect(getRecordSections(plain, ['no', 'due', 'paid'])).toEqual([{ fields: ['no', 'due', 'paid'] }])
  expect(getRecordSections(plain, [])).toEqual([])
})

test('a single amount has no heading', () => {
  const without = names.filter((name) => name !== 'paid')
  expect(getRecordSections(plain, without)[0]).toEqual({ group: 'main', fields: ['no', 'name', 'place', 'sort', 'due'] })
})

test('keeps form sections followed by fields without a form', () => {
  const sections = [
    { name: 'basic', fields: ['no', 'name'] },
    { name: 'price', fields: ['due', 'paid'] },
  ]
  expect(getRecordSections({ fields, sections }, ['no', 'due', 'paid', 'enterTime'])).toEqual([
    { section: 'basic', fields: ['no'] },
    { section: 'price', fields: ['due', 'paid'] },
    { group: 'others', fields: ['enterTime'] },
  ])
})

test('omits secrets and fields that the form would hide', () => {
  const detailFields = getDetailFields(
    { fields, columns: [], visibleWhen: { name: () => false, place: () => false } },
    { place: '湖边', secret: 'x' },
  )
  expect(detailFields.map(({ name }) => name)).toEqual(names.filter((name) => name !== 'name'))
  expect(detailFields.filter(({ isBare }) => !isBare).map(({ name }) => name)).toEqual(['place'])
})

test('shows empty fields that are columns of the list', () => {
  const detailFields = getDetailFields({ fields, columns, visibleWhen: {} }, { name: '张三' })
  expect(detailFields.filter(({ isBare }) => !isBare).map(({ name }) => name)).toEqual(['no', 'name', 'paid'])
})

import { expect, test } from 'vitest'
import { dateTime } from '../../fields/date-time/date-time'
import { text } from '../../fields/text/text'
import { buildRecordEvents } from './record-events'

const fields = {
  payTime: dateTime(),
  auditTime: dateTime(),
  auditUser: text(),
  auditRemark: text(),
  startTime: dateTime(),
  endTime: dateTime(),
}
const sections = [{ name: undefined, fields: ['startTime'] }]
const seen = (record: object, now = '2026-11-23 12:00:00') =>
  buildRecordEvents({ fields, sections }, { ...record }, now).map(({ key, actor, note }) => [key, actor, note])

test('orders events by time, with actor and comment', () => {
  const record = {
    auditTime: '2026-11-03 08:00:00',
    auditUser: '李敏',
    auditRemark: '照片不清楚',
    payTime: '2026-11-02 08:00:00',
    createTime: '2026-11-01 08:00:00',
  }
  expect(seen(record)).toEqual([
    ['createTime', undefined, undefined],
    ['payTime', undefined, undefined],
    ['auditTime', '李敏', '照片不清楚'],
  ])
  expect(buildRecordEvents({ fields, sections }, record, '2027-01-01 00:00:00').at(-1)?.fields).toEqual([
    'auditTime',
    'auditUser',
    'auditRemark',
  ])
})

test('creation and update at the moment of another event are no events of their own', () => {
  const moment = '2026-11-01 08:00:00'
  const record = {
    createTime: moment,
    createUser: '李敏',
    payTime: moment,
    auditTime: '2026-11-02 08:00:00',
    updateTime: '2026-11-02 08:00:00',
  }
  expect(seen(record)).toEqual([
    ['payTime', '李敏', undefined],
    ['auditTime', undefined, undefined],
  ])
  expect(buildRecordEvents({ fields, sections }, record, '2027-01-01 00:00:00').map((event) => event.fields)).toEqual([
    ['payTime', 'createTime', 'createUser'],
    ['auditTime', 'updateTime'],
  ])
})

test('omits future moments, form fields, an update equal to creation', () => {
  expect(seen({ endTime: '2026-11-24 00:00:00', startTime: '2026-11-01 00:00:00', payTime: '' })).toEqual([])
  expect(seen({ createTime: '2026-11-01 08:00:00', updateTime: '2026-11-01 08:00:00' }).map(([key]) => key)).toEqual(['createTime'])
})

test('ignores numeric actor ids and invalid moments', () => {
  expect(seen({ auditTime: '2026-11-03 08:00:00', auditUser: '1123598821738675201' })).toEqual([['auditTime', undefined, undefined]])
  expect(seen({ createTime: 1764000000, payTime: null, auditTime: '03.11.2026', auditUser: {} })).toEqual([])
})

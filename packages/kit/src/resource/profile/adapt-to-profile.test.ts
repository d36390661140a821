import { tenant, user } from '@jwsk/sdk/system'
import { expect, test } from 'vitest'
import { dateTime } from '../../fields/date-time/date-time'
import { number } from '../../fields/number/number'
import { phone } from '../../fields/phone/phone'
import { text } from '../../fields/text/text'
import { defineResource } from '../define-resource'
import type { Resource } from '../model/resource'
import { toSections } from '../model/section'
import { validateField } from '../model/validate-field'
import { adaptForm, adaptResource } from './adapt-to-profile'

const declared = defineResource({
  api: tenant,
  fields: { tenantName: text(), linkman: text(), accountNumber: number(), expireTime: dateTime() },
  columns: ['tenantName', 'linkman', 'accountNumber', 'expireTime'],
  search: ['tenantName', 'linkman'],
  form: { basic: ['tenantName', 'linkman'], limits: ['accountNumber', 'expireTime'] },
  sortable: ['tenantName'],
  sort: { expireTime: 'desc' },
})
const tenants: Resource = { ...declared, range: ['createTime'] }

test('omits absent fields from columns, form and order', () => {
  const adapted = adaptResource(tenants, { name: 'ours', absentFields: { tenant: ['expireTime', 'linkman'], user: ['tenantName'] } })
  expect(Object.keys(adapted.fields)).toEqual(['tenantName', 'accountNumber'])
  expect(adapted.columns).toEqual(['tenantName', 'accountNumber'])
  expect(adapted.search).toEqual(['tenantName'])
  expect(adapted.sections.map(({ fields }) => fields)).toEqual([['tenantName'], ['accountNumber']])
  expect([adapted.sortable, adapted.sort]).toEqual([['tenantName'], {}])
})

test('omits absent columns from the list only', () => {
  const adapted = adaptResource(tenants, { name: 'ours', absentColumns: { tenant: ['linkman'] } })
  expect(adapted.columns).toEqual(['tenantName', 'accountNumber', 'expireTime'])
  expect([Object.keys(adapted.fields), adapted.search]).toEqual([Object.keys(tenants.fields), tenants.search])
})

test('omits ignored filters and ranges only', () => {
  const adapted = adaptResource(tenants, { name: 'ours', absentFilters: { tenant: ['linkman', 'createTime'] } })
  expect([adapted.search, adapted.range]).toEqual([['tenantName'], []])
  expect(adapted.columns).toEqual(tenants.columns)
})

test('an unsorted list has no order', () => {
  const adapted = adaptResource(tenants, { name: 'ours', unsortedLists: ['tenant'] })
  expect([adapted.sortable, adapted.sort]).toEqual([[], {}])
})

test('omits absent fields from the form of any operation of the entity', () => {
  const fields = { realName: text(), userType: number() }
  const shape = { fields, sections: toSections(['realName', 'userType']), visibleWhen: {}, rules: undefined, operation: user.update }
  const adapted = adaptForm(shape, { name: 'ours', absentFields: { user: ['userType'] } })
  expect([Object.keys(adapted.fields), adapted.sections]).toEqual([['realName'], toSections(['realName'])])
  expect(adaptForm(shape, { name: 'ours', absentFields: { tenant: ['userType'] } })).toBe(shape)
})

test('accepts any text in loosened fields, which stay required', () => {
  const fields = { phone: phone(), realName: text() }
  const rules = { phone: { required: true, pattern: '^\\d{11}$' }, realName: { pattern: '^a' } }
  const shape = { fields, sections: toSections(['phone', 'realName']), visibleWhen: {}, rules, operation: user.updateInfo }
  const validate = (name: 'phone' | 'realName', value: string, names: readonly string[]) => {
    const adapted = adaptForm(shape, { name: 'ours', loosenedPatterns: { user: names } })
    const field = adapted.fields[name]
    return field && validateField(field, value, adapted.rules?.[name] ?? {})?.key
  }
  expect(validate('phone', '22233322', [])).toBe('fields.phone.length')
  expect(validate('phone', '22233322', ['phone', 'fax'])).toBeUndefined()
  expect(validate('phone', '', ['phone'])).toBe('fields.phone.missing')
  expect(validate('realName', 'b', ['phone'])).toBe('form.malformed')
})

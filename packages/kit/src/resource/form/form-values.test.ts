import { expect, test } from 'vitest'
import { bizDict } from '../../fields/dict/dict'
import { password } from '../../fields/password/password'
import { tags } from '../../fields/tags/tags'
import { text } from '../../fields/text/text'
import { toSections } from '../model/section'
import { getDefaultValues, getDirtyValues, toFormValues } from './form-values'

test('a draft contains typed values and no secret', () => {
  const fields = { account: text(), labels: tags(), note: text(), secret: password() }
  const shape = { fields, sections: toSections(Object.keys(fields)), visibleWhen: {}, rules: undefined }
  const start = toFormValues(shape, { account: 'lin', labels: 'a,b', note: '' })
  const values = { ...structuredClone(start), account: 'lin2', secret: { text: 'p4ssword', keepsStored: false } }
  expect(getDirtyValues(shape, start, values)).toEqual({ account: 'lin2' })
})

test('default values apply to new records only, not to edited ones', () => {
  const fields = { status: bizDict('enable_status', { defaultValue: 1 }), kind: bizDict('shop_type'), note: text() }
  const shape = { fields, sections: toSections(Object.keys(fields)), visibleWhen: {}, rules: undefined }
  expect(getDefaultValues(fields)).toEqual({ status: 1 })
  expect(toFormValues(shape, getDefaultValues(fields))).toEqual({ status: '1', kind: '', note: '' })
  expect(toFormValues(shape, { note: 'x' })).toEqual({ status: '', kind: '', note: 'x' })
})

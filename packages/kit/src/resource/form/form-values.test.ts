import { expect, test } from 'vitest'
import { bizDict } from '../../fields/dict/dict'
import { password } from '../../fields/password/password'
import { tags } from '../../fields/tags/tags'
import { text } from '../../fields/text/text'
import { sectionsOf } from '../model/section'
import { presetsOf, typedOf, valuesOf } from './form-values'

test('of a form only what was typed is kept, and never a secret', () => {
  const fields = { account: text(), labels: tags(), note: text(), secret: password() }
  const shape = { fields, sections: sectionsOf(Object.keys(fields)), shown: {}, rules: undefined }
  const start = valuesOf(shape, { account: 'lin', labels: 'a,b', note: '' })
  const values = { ...structuredClone(start), account: 'lin2', secret: { text: 'p4ssword', isKept: false } }
  expect(typedOf(shape, start, values)).toEqual({ account: 'lin2' })
})

test('a usual answer is what a new record begins with, and not what a record without one is changed to', () => {
  const fields = { status: bizDict('enable_status', { preset: 1 }), kind: bizDict('shop_type'), note: text() }
  const shape = { fields, sections: sectionsOf(Object.keys(fields)), shown: {}, rules: undefined }
  expect(presetsOf(fields)).toEqual({ status: 1 })
  expect(valuesOf(shape, presetsOf(fields))).toEqual({ status: '1', kind: '', note: '' })
  expect(valuesOf(shape, { note: 'x' })).toEqual({ status: '', kind: '', note: 'x' })
})

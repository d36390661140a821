import { expect, test } from 'vitest'
import { password } from '../../fields/password/password'
import { tags } from '../../fields/tags/tags'
import { text } from '../../fields/text/text'
import { sectionsOf } from '../model/section'
import { typedOf, valuesOf } from './form-values'

test('of a form only what was typed is kept, and never a secret', () => {
  const fields = { account: text(), labels: tags(), note: text(), secret: password() }
  const shape = { fields, sections: sectionsOf(Object.keys(fields)), shown: {}, rules: undefined }
  const start = valuesOf(shape, { account: 'lin', labels: 'a,b', note: '' })
  const values = { ...structuredClone(start), account: 'lin2', secret: { text: 'p4ssword', isKept: false } }
  expect(typedOf(shape, start, values)).toEqual({ account: 'lin2' })
})

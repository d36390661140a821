import { expect, test } from 'vitest'
import { createElementNames } from './element-names'

const translate = (name: string) => (name === '研发' ? 'R&D "lab"' : name)

test('translates names without breaking the XML', () => {
  expect(createElementNames('<task id="a" name="研发"/><task id="b" name="其他" x="研发"/>', translate)).toBe(
    '<task id="a" name="R&amp;D &quot;lab&quot;"/><task id="b" name="其他" x="研发"/>',
  )
})

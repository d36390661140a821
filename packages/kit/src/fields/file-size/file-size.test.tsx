import fc from 'fast-check'
import { expect, test } from 'vitest'
import { renderCells } from '../testing/render-field'
import { fileSize } from './file-size'

const size = fileSize()
const typed = (wire: number, text: string) => ({ ...(size.parse(wire) as object), text })

test('formats bytes in a readable unit', () => {
  const { texts } = renderCells(size, [{ it: 60_021_612 }, { it: '500' }, { it: 0 }, { it: -1 }, { it: 'much' }])
  expect(texts()).toEqual(['57.2 MB', '500 B', '0 B', '', ''])
  expect(size.toText(size.parse(60_021_612))).toBe('57.2 MB')
})

test('sends an unchanged size to the byte', () => {
  fc.assert(
    fc.property(fc.maxSafeNat(), (bytes) => {
      expect(size.serialize(size.parse(bytes))).toBe(bytes)
    }),
  )
})

test('a form takes megabytes', () => {
  expect(size.parse(60_021_612)).toMatchObject({ text: '57.24' })
  expect(size.serialize(typed(60_021_612, '57.5'))).toBe(60_293_120)
  expect(size.serialize(typed(60_021_612, ''))).toBeUndefined()
  expect(size.isEmpty(typed(0, ' '))).toBe(true)
  expect(size.validate(typed(0, '-1'))?.key).toBe('fields.number.least')
  expect(size.validate(typed(0, 'big'))?.key).toBe('form.notNumber')
})

test('an export has summable bytes', async () => {
  const getLabel = await size.loadLabels([], {} as Parameters<typeof size.loadLabels>[1]) // it needs no context
  expect([60_021_612, -1].map((wire) => getLabel(size.parse(wire)))).toEqual(['60021612', ''])
})

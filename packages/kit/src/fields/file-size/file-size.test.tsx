import fc from 'fast-check'
import { expect, test } from 'vitest'
import { renderCells } from '../testing/render-field'
import { fileSize } from './file-size'

const size = fileSize()
const typed = (wire: number, text: string) => ({ ...(size.read(wire) as object), text })

test('bytes are read in the unit that a person knows', () => {
  const { texts } = renderCells(size, [{ it: 60_021_612 }, { it: '500' }, { it: 0 }, { it: -1 }, { it: 'much' }])
  expect(texts()).toEqual(['57.2 MB', '500 B', '0 B', '', ''])
  expect(size.toText(size.read(60_021_612))).toBe('57.2 MB')
})

test('a size that nobody changed goes back to the byte', () => {
  fc.assert(
    fc.property(fc.maxSafeNat(), (bytes) => {
      expect(size.write(size.read(bytes))).toBe(bytes)
    }),
  )
})

test('a form asks for megabytes', () => {
  expect(size.read(60_021_612)).toMatchObject({ text: '57.24' })
  expect(size.write(typed(60_021_612, '57.5'))).toBe(60_293_120)
  expect(size.write(typed(60_021_612, ''))).toBeUndefined()
  expect(size.isEmpty(typed(0, ' '))).toBe(true)
  expect(size.check(typed(0, '-1'))?.text).toBe('fields.number.least')
  expect(size.check(typed(0, 'big'))?.text).toBe('form.notNumber')
})

test('an export has the bytes, which can be added up', async () => {
  const speak = await size.words([], {} as Parameters<typeof size.words>[1]) // it asks nobody
  expect([60_021_612, -1].map((wire) => speak(size.read(wire)))).toEqual(['60021612', ''])
})

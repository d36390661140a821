import { expect, test } from 'vitest'
import { expandExtensions, validateFile } from './file-rules'

const rules = { accept: ['png', 'jpg'], maxSize: 1024 }

test.each([
  ['a.png', 1024, undefined],
  ['A.PNG', 1, undefined],
  ['a.svg', 10, 'fields.upload.wrongType'],
  ['a.png.exe', 10, 'fields.upload.wrongType'],
  ['png', 10, 'fields.upload.wrongType'],
  ['a.png', 0, 'fields.upload.empty'],
  ['a.png', 1025, 'fields.upload.tooLarge'],
])('%s of %i bytes → %s', (name, size, text) => {
  expect(validateFile({ name, size }, rules)?.key).toBe(text)
})

test.each([
  ['photo.jfif', ['jpg']],
  ['PHOTO.JFIF', ['png', 'JPEG']],
  ['photo.jpg', ['jfif']],
  ['IMG_0001.HEIC', ['heic']],
  ['img.heic', ['HEIC']],
])('accepts %s where %j are listed', (name, accept) => {
  expect(validateFile({ name, size: 1 }, { ...rules, accept })).toBeUndefined()
})

test('offers all extensions of JPEG only where one is listed', () => {
  expect(expandExtensions(['PNG', 'jpg'])).toEqual(['png', 'jpg', 'jpeg', 'jfif', 'jpe', 'pjpeg', 'pjp'])
  expect(expandExtensions(['png'])).toEqual(['png'])
  expect(expandExtensions([])).toEqual([])
})

import { Editor } from '@tiptap/core'
import { afterEach, expect, test } from 'vitest'
import { extensions } from './editor-schema'
import { hasPendingUpload } from './pending-upload'
import { readDocument } from './read-document'
import { writeDocument } from './serialize-document'
import { createImageUploads, insertImages } from './upload-images'

// jsdom has no layout, and the editor scrolls to its changes
Object.assign(Range.prototype, { getClientRects: () => [new DOMRect()], getBoundingClientRect: () => new DOMRect() })

const uploads = createImageUploads()
const editor = new Editor({ extensions: [...extensions, uploads.extension], injectCSS: false })
afterEach(() => editor.commands.setContent(readDocument('<p>甲</p>', []).document.toJSON()))

const image = new File(['a'], 'a.png', { type: 'image/png' })
const write = () => writeDocument(editor.state.doc)

test('a image takes its place when it is uploaded, also after undo and redo', () => {
  insertImages(editor.view, [image], () => 1)
  expect(hasPendingUpload(write())).toBe(true)
  editor.commands.undo()
  uploads.settle(editor, 1, '/uploads/a.png')
  expect(write()).not.toContain('img')
  editor.commands.redo()
  expect(write()).toContain('src="/uploads/a.png"')
  expect(hasPendingUpload(write())).toBe(false)
})

test('a image that was given up leaves nothing', () => {
  insertImages(editor.view, [image, image], (_image) => 2)
  uploads.settle(editor, 2)
  expect(write()).not.toContain('img')
})

test('a refused image has no place', () => {
  expect(insertImages(editor.view, [image], () => undefined)).toBe(true)
  expect(write()).not.toContain('img')
})

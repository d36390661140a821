import { expect, test } from 'vitest'
import { getPreviewKind, toPreviewFile } from './preview-file'

test('a file is looked at by its ending', () => {
  expect(['JPG', 'svg', 'pdf', 'csv', 'exe', '__proto__', undefined].map((ending) => getPreviewKind(ending))).toEqual([
    'picture',
    'picture',
    'pdf',
    'text',
    'none',
    'none',
    'none',
  ])
})

test('a page in the place of a PDF is not shown', async () => {
  expect(await toPreviewFile(new Blob(['<script>alert(1)</script>'], { type: 'text/html' }), 'pdf')).toBeUndefined()
})

test('a PDF has the type of one, whatever the server said', async () => {
  const shown = await toPreviewFile(new Blob(['%PDF-1.4 …'], { type: 'text/html' }), 'pdf')
  expect(shown?.kind === 'pdf' && shown.file.type).toBe('application/pdf')
})

test('text is shown without its mark of order', async () => {
  expect(await toPreviewFile(new Blob(['\uFEFF车牌号,类型']), 'text')).toEqual({ look: 'text', text: '车牌号,类型' })
})

import { expect, test } from 'vitest'
import { getPreviewKind, toPreviewFile } from './preview-file'

test('selects the preview by file extension', () => {
  expect(['JPG', 'svg', 'pdf', 'csv', 'exe', '__proto__', undefined].map((ending) => getPreviewKind(ending))).toEqual([
    'image',
    'image',
    'pdf',
    'text',
    'none',
    'none',
    'none',
  ])
})

test('rejects an HTML page served as a PDF', async () => {
  expect(await toPreviewFile(new Blob(['<script>alert(1)</script>'], { type: 'text/html' }), 'pdf')).toBeUndefined()
})

test('sets the PDF type, regardless of the server', async () => {
  const preview = await toPreviewFile(new Blob(['%PDF-1.4 …'], { type: 'text/html' }), 'pdf')
  expect(preview?.kind === 'pdf' && preview.file.type).toBe('application/pdf')
})

test('strips the byte order mark from text', async () => {
  expect(await toPreviewFile(new Blob(['\uFEFF车牌号,类型']), 'text')).toEqual({ kind: 'text', text: '车牌号,类型' })
})

import { expect, test } from 'vitest'
import { toPdf } from './to-pdf'

test('accepts a PDF regardless of its content type', async () => {
  expect((await toPdf(new Blob(['%PDF-1.4 …'], { type: 'text/html' })))?.type).toBe('application/pdf')
})

test('rejects an HTML page with the type of a PDF', async () => {
  expect(await toPdf(new Blob(['<script>alert(1)</script>'], { type: 'application/pdf' }))).toBeUndefined()
})

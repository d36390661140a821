import { expect, test } from 'vitest'
import { toPdf } from './to-pdf'

test('a PDF is shown as one, whatever type the server gave it', async () => {
  expect((await toPdf(new Blob(['%PDF-1.4 …'], { type: 'text/html' })))?.type).toBe('application/pdf')
})

test('a page that calls itself a PDF is not shown', async () => {
  expect(await toPdf(new Blob(['<script>alert(1)</script>'], { type: 'application/pdf' }))).toBeUndefined()
})

import { render, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { PdfFrame } from './pdf-frame'

const createObjectURL = vi.fn((_: Blob) => 'blob:one')
const revokeObjectURL = vi.fn()
// jsdom creates no blob URLs
Object.assign(URL, { createObjectURL, revokeObjectURL })
beforeEach(() => vi.clearAllMocks())

test('PdfFrame forces the PDF media type, so that an HTML page never runs', () => {
  render(<PdfFrame file={new Blob(['<script>'], { type: 'text/html' })} name="发票" />)
  expect(createObjectURL.mock.calls[0]?.[0].type).toBe('application/pdf')
  expect(screen.getByTitle('发票')).toHaveProperty('src', 'blob:one')
})

test('PdfFrame revokes the blob URL on unmount', () => {
  const { unmount } = render(<PdfFrame file={new Blob(['%PDF-'])} name="发票" />)
  expect(revokeObjectURL).not.toHaveBeenCalled()
  unmount()
  expect(revokeObjectURL).toHaveBeenCalledWith('blob:one')
})

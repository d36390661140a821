import { render, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { PdfFrame } from './pdf-frame'

const made = vi.fn((_: Blob) => 'blob:one')
const revoked = vi.fn()
// jsdom makes no addresses
Object.assign(URL, { createObjectURL: made, revokeObjectURL: revoked })
beforeEach(() => vi.clearAllMocks())

test('a page in the place of a PDF gets the type of a PDF, so it never runs', () => {
  render(<PdfFrame file={new Blob(['<script>'], { type: 'text/html' })} name="发票" />)
  expect(made.mock.calls[0]?.[0].type).toBe('application/pdf')
  expect(screen.getByTitle('发票')).toHaveProperty('src', 'blob:one')
})

test('the address of a PDF ends with its frame', () => {
  const { unmount } = render(<PdfFrame file={new Blob(['%PDF-'])} name="发票" />)
  expect(revoked).not.toHaveBeenCalled()
  unmount()
  expect(revoked).toHaveBeenCalledWith('blob:one')
})

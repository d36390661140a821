import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderCells } from '../testing/render-field'
import { url } from './url'

test('a safe URL is a link without referrer but others are text', () => {
  renderCells(url(), [{ it: 'https://example.com/a' }, { it: 'javascript:alert(1)' }])
  const links = screen.getAllByRole('link')
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['https://example.com/a'])
  expect(links[0]?.getAttribute('rel')).toBe('noopener noreferrer')
  expect(screen.getByText('javascript:alert(1)').tagName).toBe('BDI')
})

test('accepts only http and https', () => {
  expect(url().validate('https://example.com')).toBeUndefined()
  expect(url().validate('ftp://example.com')).toEqual({ key: 'fields.url.malformed' })
})

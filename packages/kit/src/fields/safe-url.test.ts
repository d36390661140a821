import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toSafeSource, toSafeUrl } from './safe-url'

test.each(['https://example.com/a?b=c#d', 'HTTP://例子.中国/', 'http://127.0.0.1:8080/x'])('%s is a safe link', (text) => {
  expect(toSafeUrl(text)).toMatch(/^https?:\/\//)
})

test.each([
  '',
  'javascript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,<script>1</script>',
  'vbscript:x',
  'file:///etc/passwd',
  '//evil.example',
  'https:/evil.example',
  'https://user:secret@evil.example/',
  'https://',
  'example.com',
])('%j is no safe link', (text) => {
  expect(toSafeUrl(text)).toBeUndefined()
})

test.each([
  '/uploads/a.png',
  '//evil.example/a.png',
  '/\\evil.example/a.png',
  '/\t/evil.example',
  '/.//evil.example/a.png',
  '/x/..//evil.example/a.png',
  'a.png',
  'data:image/png;base64,AA',
])('image %j is same-origin only as a plain path', (text) => {
  expect(toSafeSource(text)).toBe(text === '/uploads/a.png' ? text : undefined)
})

test('accepted URLs have this origin or a web protocol', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.webUrl(),
        fc.string(),
        fc.string().map((text) => `/${text}`),
      ),
      (text) => {
        const source = toSafeSource(text)
        if (source === undefined) return
        const url = new URL(source, 'https://console.example')
        expect(['http:', 'https:']).toContain(url.protocol)
        if (source.startsWith('/')) expect(url.origin).toBe('https://console.example')
      },
    ),
  )
})

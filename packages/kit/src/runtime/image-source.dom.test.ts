import fc from 'fast-check'
import { expect, test } from 'vitest'
import { resolveImageSource } from './image-source'

const oss = 'https://oss.example.com'

test.each([
  ['/uploads/a.png', { src: '/uploads/a.png' }],
  [`${location.origin}/a.png?x=1`, { src: '/a.png?x=1' }],
  [`${oss}/a.png`, { src: `${oss}/a.png` }],
  ['https://OSS.example.com:443/a.png', { src: `${oss}/a.png` }],
  [
    'https://oss.example.com.evil.example/a.png',
    { link: 'https://oss.example.com.evil.example/a.png', host: 'oss.example.com.evil.example' },
  ],
  ['http://oss.example.com/a.png', { link: 'http://oss.example.com/a.png', host: 'oss.example.com' }],
  ['https://oss.example.com@evil.example/a.png', {}],
  ['//evil.example/a.png', {}],
  ['/.//evil.example/a.png', {}],
  ['data:image/svg+xml,<svg/>', {}],
  ['blob:x', {}],
  ['', {}],
])('resolves image %j to %j', (text, expected) => {
  expect(resolveImageSource(text, [oss])).toEqual(expected)
})

test('requests come from this site or an allowed origin', () => {
  const parts = fc.array(
    fc.constantFrom('/', '//', '\\', '.', '..', '%2e', '@', ':', 'http:', 'https:', 'oss.example.com', 'evil.example', 'a.png'),
  )
  fc.assert(
    fc.property(
      fc.oneof(
        parts.map((words) => words.join('')),
        fc.webUrl(),
        fc.string(),
      ),
      (text) => {
        const { src } = resolveImageSource(text, [oss])
        if (src !== undefined) expect([location.origin, oss]).toContain(new URL(src, location.origin).origin)
      },
    ),
    { numRuns: 2000 },
  )
})

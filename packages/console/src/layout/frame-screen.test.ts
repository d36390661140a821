import { describe, expect, it } from 'vitest'
import { frameUrl } from './frame-screen'

describe('the address of a frame', () => {
  it.each([
    ['https://doc.example.test/a?b=1#c', 'https://doc.example.test/a?b=1#c'],
    ['http://doc.example.test', 'http://doc.example.test/'],
    ['javascript:alert(1)', undefined],
    ['java\nscript:alert(1)', undefined],
    ['data:text/html,x', undefined],
    ['httpx://doc.example.test', undefined],
    ['https://trusted.example@evil.example/', undefined],
    ['//doc.example.test', undefined],
    ['', undefined],
  ])('%j becomes %j', (text, expected) => expect(frameUrl(text)).toBe(expected))
})

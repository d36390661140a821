import { expect, test } from 'vitest'
import { neutralizeInlineAttributes } from './neutralize-inline'

test.each([
  ['<p style="color:red" class=a>a</p>', '<p data-style="color:red" class=a>a</p>'],
  ["<IMG src=x OnError='a()' alt=''>", "<IMG src=x data-OnError='a()' alt=''>"],
  ['<a\nonclick = a() title="1 > 0">a</a>', '<a\ndata-onclick = a() title="1 > 0">a</a>'],
  ['<img src="x"onload="a()">', '<img src="x"data-onload="a()">'],
  ['<form><BASE href="http://a.example"><p>a</p>', '<form><wbr href="http://a.example"><p>a</p>'],
  ['<style>p { color: red }</style>', '<noframes>p { color: red }</noframes>'],
])('%s raises no event in the page', (html, neutralized) => expect(neutralizeInlineAttributes(html)).toBe(neutralized))

test.each([
  '<basefont size="1">',
  '<p title="style=1 on=2">set style="a" and onclick=b, 1 < 2</p>',
  '<a href="https://a.example/?style=1&once=2">a</a>',
  '&lt;p style="color:red"&gt;',
])('%s stays unchanged', (html) => expect(neutralizeInlineAttributes(html)).toBe(html))

test('handles a long text without closing tags in linear time', () => {
  for (const piece of ['<a ', '<a "', '<a \'"', '<a b="', '<a b=', '<'])
    for (const text of [piece.repeat(20_000), `<a ${piece.repeat(20_000)}`, `<a "${piece.repeat(20_000)}`]) {
      // time of the processor: a busy machine pauses a process
      const started = process.cpuUsage()
      neutralizeInlineAttributes(text)
      expect(process.cpuUsage(started).user, piece).toBeLessThan(500_000)
    }
})

import fc from 'fast-check'
import { afterEach, expect, test } from 'vitest'
import { createScriptedFetch, jsonResponse } from '../../test/scripted-fetch'
import { createClient } from '../client'
import { notice } from '../generated/desk'
import { param } from '../generated/system'
import type { Client } from '../types'
import { escapeFields, escapeText, unescapeFields, unescapeText } from './escaped-text'
import { springBlade3 } from './spring-blade-3'

const typed = fc.oneof(
  fc.string(),
  fc.string({ unit: fc.constantFrom('&', '<', '>', 'amp;', 'lt;', '&amp;', '&lt;', 'a', '=', '\n', '中') }),
)

test('what was typed reads back as typed, any number of times', () => {
  fc.assert(
    fc.property(typed, (text) => {
      const stored = escapeText(text)
      const read = unescapeText(stored)
      expect(read).toBe(text)
      expect(escapeText(read)).toBe(stored)
    }),
  )
})

test('escaped text has nothing that a filter of tags and ampersands changes', () => {
  const bare = /[<>]|&(?!(?:amp|lt|gt);)/
  fc.assert(fc.property(typed, (text) => !bare.test(escapeText(text))))
})

test('unescapes once', () => {
  expect(['a=1&amp;b=2', '1&lt;2', '&amp;lt;', '&quot;', '&#60;'].map(unescapeText)).toEqual(['a=1&b=2', '1<2', '&lt;', '&quot;', '&#60;'])
})

test('converts text at any depth, but no HTML and no files', () => {
  const file = new Blob(['<'])
  const input = { name: '<a>', content: '<b>x</b>', tags: ['&', { label: '>' }], count: 1, file, none: null }
  const escaped = escapeFields(input, ['content'])
  expect(escaped).toEqual({ ...input, name: '&lt;a&gt;', tags: ['&amp;', { label: '&gt;' }] })
  expect(unescapeFields(escaped, ['content'])).toEqual(input)
})

let client: Client | undefined
afterEach(() => client?.dispose())

/** Opens a client of a server that stores the last JSON body and returns it as a record. */
function open() {
  let stored: Record<string, unknown> = {}
  const network = createScriptedFetch((_, init) => {
    if (typeof init.body === 'string') stored = JSON.parse(init.body)
    return jsonResponse({ code: 200, success: true, data: stored, msg: '操作成功' })
  })
  client = createClient({ profile: springBlade3(), baseUrl: 'http://blade.test', clientId: 'a', clientSecret: 'b', fetch: network.fetch })
  return { client, network, stored: () => stored }
}

test('a plain field is sent escaped and read as typed', async () => {
  const { client, network, stored } = open()
  const draft = { paramName: '<script>alert(1)</script>', paramKey: 'a', paramValue: 'a=1&b=2 <b>粗</b> 1<2' }
  await client.call(param.submit, draft)
  expect(stored()).toEqual({ ...draft, paramName: escapeText(draft.paramName), paramValue: 'a=1&amp;b=2 &lt;b&gt;粗&lt;/b&gt; 1&lt;2' })
  expect(await client.call(param.detail, { id: '1' })).toMatchObject(draft)
  await client.call(param.page, { paramName: 'a=1&b' }).catch(() => undefined)
  expect(network.requests.at(-1)?.url.searchParams.get('paramName')).toBe('a=1&amp;b')
})

test('rich text is neither escaped nor unescaped', async () => {
  const { client, stored } = open()
  const draft = { title: 'a&b', category: 1, releaseTime: '2026-11-22 10:00:00', content: '<p>1 &lt; 2 &amp; 3</p>' }
  await client.call(notice.submit, draft)
  expect(stored()).toEqual({ ...draft, title: 'a&amp;b' })
  expect(await client.call(notice.detail, { id: '1' })).toMatchObject(draft)
})

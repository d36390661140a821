import type { Plugin } from '@jwsk/kit'
import { createRegistry } from '@jwsk/kit/shell'
import { renderScreen } from '@jwsk/kit/testing'
import { startPlatform } from '@jwsk/mocks/testing'
import { isRecord } from '@jwsk/sdk'
import { menu } from '@jwsk/sdk/system'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { plugins as sources } from './plugins'

/** the screens that are views over a list, in addition to every declared resource */
const views = ['/system/dict', '/system/user', '/authority/datascope', '/biz/navigationPoint']

/** far more than a cell shows; the cost of a megabyte is measured in tests of a single cell */
const endless = 20_000
const harms: readonly unknown[] = [
  '"><img src=x onerror="globalThis.hit=1"><svg onload=globalThis.hit=1><script>globalThis.hit=1</script>',
  'a'.repeat(endless),
  null,
  'javascript:globalThis.hit=1',
  'data:text/html,<script>globalThis.hit=1</script>',
  '\u202egnp.exe\u0000\ud800',
  true,
  -1e308,
  [null, { a: [1] }],
  { toString: 1, id: { $ne: 1 } },
]

type Json = Readonly<Record<string, unknown>>

/** field names of the resource on screen, whether or not the mock's records have them */
let declared: readonly string[] = []
const keys = ['id', 'code', 'key']

/** creates a record per harmful value, with that value in every property except the keys */
function createHarmfulRows(samples: readonly unknown[]): readonly Json[] {
  const sample: Json = Object.assign({}, ...samples.filter(isRecord))
  const names = [...new Set([...Object.keys(sample), ...declared])]
  return harms.map((harm, index) =>
    Object.fromEntries(names.map((name) => [name, keys.includes(name) ? `${sample[name] ?? name}${index}` : harm])),
  )
}

let turn = 0
/** replaces every value of a response by a harmful one, keeping its shape */
function corrupt(data: unknown): unknown {
  if (Array.isArray(data)) return isRecord(data[0]) ? createHarmfulRows(data) : harms
  if (!isRecord(data)) return harms[turn++ % harms.length]
  const { records } = data
  if (Array.isArray(records)) return { ...data, records: createHarmfulRows(records), total: 1e9 }
  return Object.fromEntries([...Object.keys(data), ...declared].map((name) => [name, harms[turn++ % harms.length]]))
}

const granted: string[] = []
let isHostile = false

/** the platform, taken over: every response after sign-in is corrupted */
async function hostileFetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const response = await fetch(input, init)
  if (!isHostile || !response.headers.get('content-type')?.includes('json')) return response
  const body = (await response.json()) as Json
  return new Response(JSON.stringify({ ...body, code: 200, success: true, data: corrupt(body.data) }), { headers: response.headers })
}

const { client } = startPlatform({ fetch: hostileFetch, fresh: 'file' })
const plugins = await Promise.all(sources.map(({ load }) => load()))
const cases = [...plugins.flatMap(({ resources }) => Object.keys(resources)), ...views].sort()

function requirePlugin(path: string): Plugin {
  const found = createRegistry(plugins).find(path)
  if (!found) throw new Error(`nothing is at ${path}`)
  return found.plugin
}

beforeAll(async () => {
  granted.push(
    ...(await client.call(menu.buttons)).flatMap(({ code = '', children = [] }) => [code, ...children.map((child) => child.code ?? '')]),
  )
  isHostile = true
})
afterAll(() => {
  isHostile = false
})

/** code scrolls in its own box */
const getMaxLength = (element: Element) => (element.matches('pre.kit-code') ? 20_000 : 2000)

/** asserts that no script runs, no link is unsafe and no text is overlong; form values and rich text, e.g. articles, may be long */
function assertSafe() {
  expect(document.querySelectorAll('script, iframe, object, embed, [onerror], [onload]')).toHaveLength(0)
  for (const element of document.querySelectorAll('[href], [src]'))
    expect(element.getAttribute('href') ?? element.getAttribute('src')).toMatch(/^(?:https?:\/\/|\/(?![/\\])|blob:)/)
  expect(globalThis).not.toHaveProperty('hit')
  for (const element of document.body.querySelectorAll('*:not(textarea, .kit-prose)')) {
    const maxLength = getMaxLength(element)
    for (const { name, value } of element.attributes) if (name !== 'value' && value.length > maxLength) throw new Error(`a long ${name}`)
    for (const { nodeName, nodeValue } of element.childNodes)
      if (nodeName === '#text' && (nodeValue ?? '').length > maxLength) throw new Error(`a long text in ${element.outerHTML.slice(0, 200)}`)
  }
}

const waitForTables = async () => {
  await screen.findAllByRole('table')
  await waitFor(() => {
    for (const table of screen.getAllByRole('table')) expect(table.getAttribute('aria-busy')).not.toBe('true')
  })
}

describe('harmful values of the platform are rendered as text in', () => {
  test.each(cases)(
    '%s',
    async (path) => {
      const plugin = requirePlugin(path)
      const resource = (await plugin.resources[path]?.())?.default
      declared = Object.keys(resource?.fields ?? {})
      renderScreen(plugin, { path, client, permissions: granted })
      await waitForTables()
      expect(screen.getAllByRole('row').length).toBeGreaterThan(1)
      assertSafe()
      const name = document.querySelector('.kit-link')
      if (name) fireEvent.click(name)
      await act(async () => undefined)
      assertSafe()
      expect(screen.getAllByRole('table').length).toBeGreaterThan(0)
    },
    60_000,
  )
})

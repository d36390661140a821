import { parkingLot, scenicSpot } from '@jwsk/sdk/biz'
import { act, cleanup, render } from '@testing-library/react'
import { beforeAll, describe, expect, test } from 'vitest'
import * as kit from '../index'
import { renderInput, withKitProviders } from './testing/render-field'
import type { Field } from './types'

beforeAll(() => {
  // jsdom has no layout, and the editor scrolls to its changes
  Object.assign(Range.prototype, { getClientRects: () => [new DOMRect()], getBoundingClientRect: () => new DOMRect() })
})

const kinds: Readonly<Record<string, Field>> = {
  text: kit.text(),
  textarea: kit.textarea(),
  number: kit.number(),
  decimal: kit.decimal(),
  money: kit.money(),
  percent: kit.percent(),
  'the size of a file': kit.fileSize(),
  stock: kit.stock(),
  toggle: kit.toggle({ on: 1, off: 0 }),
  date: kit.date(),
  dateTime: kit.dateTime(),
  time: kit.time(),
  dateRange: kit.dateRange({ to: 'it' }),
  dict: kit.dict('sex', { tones: { 1: 'info' } }),
  'several entries': kit.bizDict('sex', { join: ',' }),
  reference: kit.reference(parkingLot, 'lotName'),
  'several references': kit.reference(scenicSpot, 'spotName', { join: ',', nameField: 'it' }),
  icon: kit.icon(),
  images: kit.images(),
  files: kit.files(),
  phone: kit.phone(),
  email: kit.email(),
  url: kit.url(),
  password: kit.password(),
  plate: kit.plate(),
  idCard: kit.idCard(),
  taxNumber: kit.taxNumber(),
  creditCode: kit.creditCode(),
  region: kit.region({ nameField: 'it' }),
  tags: kit.tags(),
  json: kit.json(),
  mapPoint: kit.mapPoint({ latitude: 'it' }),
  richText: kit.richText(),
}

const megabyte = 1_000_000
const wires: readonly unknown[] = [
  null,
  undefined,
  true,
  0,
  -1,
  1e308,
  5e-324,
  [],
  {},
  [null, [1], { a: 1 }],
  { toString: 'x', id: { $ne: 1 } },
  '',
  'null',
  '__proto__',
  'constructor,toString,hasOwnProperty',
  '<img src=x onerror="globalThis.hit=1">',
  '"><script>globalThis.hit=1</script>',
  '<svg/onload=globalThis.hit=1>',
  'javascript:globalThis.hit=1',
  'data:text/html,<script>globalThis.hit=1</script>',
  '{{constructor.constructor("globalThis.hit=1")()}}',
  '%00%0d%0aSet-Cookie: a=b',
  '\u0000\u0007\u001b[31m',
  '\ud800\udfff\udbff',
  '\u202egnp.exe\u202c',
  'مرحبا بالعالم',
  '👩‍👩‍👧‍👦🇨🇳e\u0301\u{20000}',
  'a'.repeat(megabyte),
  '1'.repeat(megabyte),
  `${'a,'.repeat(megabyte / 2)}`,
  Array.from({ length: megabyte / 4 }, (_, index) => index).join(','),
  '<'.repeat(megabyte),
  '字'.repeat(10_000),
]

const safe = (root: ParentNode) => {
  expect(root.querySelectorAll('script, iframe, object, embed, form form, [onerror], [onload]')).toHaveLength(0)
  for (const element of root.querySelectorAll('[href], [src]'))
    expect(element.getAttribute('href') ?? element.getAttribute('src')).toMatch(/^(?:https?:\/\/|\/(?![/\\]))/)
  expect('hit' in globalThis).toBe(false)
}

describe.each(Object.entries(kinds))('field %s with any wire value', (_name, field) => {
  test('parses, validates and serializes it safely, in time', () => {
    const started = performance.now()
    for (const it of wires) {
      const value = field.parse(it, { it })
      expect(typeof field.toText(value)).toBe('string')
      expect(['object', 'undefined']).toContain(typeof field.validate(value))
      expect(typeof field.isEmpty(value)).toBe('boolean')
      expect(String(JSON.stringify(field.serialize(value)))).not.toContain('[object')
      field.serializeExtra(value)
    }
    expect(performance.now() - started).toBeLessThan(5000)
  })

  test('renders it as text, truncated to a readable length', async () => {
    const cells = wires.map((it, index) => (
      <li key={String(index)}>
        <field.Cell value={field.parse(it, { it })} />
      </li>
    ))
    const { container } = await act(async () => render(withKitProviders(<ul>{cells}</ul>, { server: () => [] }).element))
    safe(container)
    for (const cell of container.querySelectorAll('li')) expect((cell.textContent ?? '').length).toBeLessThan(60_000)
    expect(container.querySelectorAll('li *').length).toBeLessThan(wires.length * 400)
  })

  test('accepts it in a form', async () => {
    for (const it of wires.filter((wire) => typeof wire !== 'string' || wire.length < megabyte)) {
      await act(async () => void renderInput(field, { record: { it }, server: () => [] }))
      safe(document.body)
      cleanup()
    }
  })
})

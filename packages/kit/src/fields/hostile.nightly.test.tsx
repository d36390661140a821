import { scenicSpot } from '@jwsk/sdk/biz'
import { act, cleanup, render } from '@testing-library/react'
import { beforeAll, describe, expect, test } from 'vitest'
import { bizDict, choice, reference } from '../index'
import { fieldSamples } from './testing/field-samples'
import { renderInput, withKitProviders } from './testing/render-field'

beforeAll(() => {
  // jsdom has no layout, and the editor scrolls to its changes
  Object.assign(Range.prototype, { getClientRects: () => [new DOMRect()], getBoundingClientRect: () => new DOMRect() })
})

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

const samples = [
  ...fieldSamples,
  { name: 'bizDict with several values', kind: bizDict('sex', { join: ',' }), record: {} },
  { name: 'choice with joined values', kind: choice({ 1: 'success', 2: 'quiet' }, { join: ',' }), record: {} },
  { name: 'choice with an array', kind: choice({ 1: 'success', 2: 'quiet' }, { multiple: true }), record: {} },
  {
    name: 'reference with several values',
    kind: reference(scenicSpot, 'spotName', { join: ',', nameField: 'names' }),
    record: { names: '' },
  },
]

describe.each(samples)('field $name with any wire value', ({ kind: field, record }) => {
  /** Creates a record with the wire value in each property that the field reads. */
  const createRecord = (it: unknown) => Object.fromEntries(['it', ...Object.keys(record ?? {})].map((name) => [name, it]))

  test('parses, validates and serializes it safely, in time', () => {
    const started = performance.now()
    for (const it of wires) {
      const value = field.parse(it, createRecord(it))
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
        <field.Cell value={field.parse(it, createRecord(it))} />
      </li>
    ))
    const { container } = await act(async () => render(withKitProviders(<ul>{cells}</ul>, { server: () => [] }).element))
    safe(container)
    for (const cell of container.querySelectorAll('li')) expect((cell.textContent ?? '').length).toBeLessThan(60_000)
    expect(container.querySelectorAll('li *').length).toBeLessThan(wires.length * 400)
  })

  test('accepts it in a form', async () => {
    for (const it of wires.filter((wire) => typeof wire !== 'string' || wire.length < megabyte)) {
      await act(async () => void renderInput(field, { record: createRecord(it), server: () => [] }))
      safe(document.body)
      cleanup()
    }
  })
})

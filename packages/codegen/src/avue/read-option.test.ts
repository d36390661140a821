import { expect, test } from 'vitest'
import { readOption } from './read-option.mjs'

const read = (text: string, option?: string) => readOption({ file: 'list.js', text, option })

test('constants, spreads and negations of the same file are read', () => {
  const text = `const prop = 'name', shared = { border: true }, more = [{ prop: 'b' }]
    export const option = { ...shared, column: [{ prop, hide: !true, width: -1, label: \`名\${prop}\` }, ...more] }`
  expect(read(text)).toMatchObject({ border: true, column: [{ prop: 'name', hide: false, width: -1, label: '名name' }, { prop: 'b' }] })
})

test('nothing is run: what a page alone would know is named', () => {
  const text = `import { label } from './labels'
    export default { column: [{ prop: 'a', label, hide: isHidden(), formatter: () => globalThis.ran = true }, ...fromElsewhere] }`
  const { column, unread } = read(text)
  expect(column).toMatchObject([{ label: { what: 'a name from elsewhere' }, hide: { what: 'a call' }, formatter: { what: 'a function' } }])
  expect(unread).toBe(1)
  expect(globalThis).not.toHaveProperty('ran')
})

test('of several options one is named, and a name that none has is answered', () => {
  const text = 'export const first = { column: [{ prop: "a" }] }, second = { column: [{ prop: "b" }], group: [{ column: [] }] }'
  expect(read(text, 'second').column).toEqual([{ prop: 'b' }])
  expect(() => read(text)).toThrow('list.js has several options; choose one with --option: first, second')
  expect(() => read(text, 'secnd')).toThrow('list.js has no option secnd; did you mean second?; it has first, second')
})

test('a file without an option, with columns that are computed, or that is no source is refused', () => {
  expect(() => read('export const a = 1')).toThrow('has no Avue option')
  expect(() => read('export const option = { column: columnsOf(1) }')).toThrow(
    'the columns of option are a call; only a list in this file is read',
  )
  expect(() => read('export const = {')).toThrow(/^list\.js cannot be parsed/)
})

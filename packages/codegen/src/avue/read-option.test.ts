import { expect, test } from 'vitest'
import { readOption } from './read-option.mjs'

const read = (text: string, option?: string) => readOption({ file: 'list.js', text, option })

test('resolves constants, spreads and negations of the same file', () => {
  const text = `const prop = 'name', shared = { border: true }, more = [{ prop: 'b' }]
    export const option = { ...shared, column: [{ prop, hide: !true, width: -1, label: \`名\${prop}\` }, ...more] }`
  expect(read(text)).toMatchObject({ border: true, column: [{ prop: 'name', hide: false, width: -1, label: '名name' }, { prop: 'b' }] })
})

test('executes nothing and names values known only at run time', () => {
  const text = `import { label } from './labels'
    export default { column: [{ prop: 'a', label, hide: isHidden(), formatter: () => globalThis.ran = true }, ...fromElsewhere] }`
  const { column, unread } = read(text)
  expect(column).toMatchObject([{ label: { what: 'a name from elsewhere' }, hide: { what: 'a call' }, formatter: { what: 'a function' } }])
  expect(unread).toBe(1)
  expect(globalThis).not.toHaveProperty('ran')
})

test('selects an option by name and suggests names for an unknown one', () => {
  const text = 'export const first = { column: [{ prop: "a" }] }, second = { column: [{ prop: "b" }], group: [{ column: [] }] }'
  expect(read(text, 'second').column).toEqual([{ prop: 'b' }])
  expect(() => read(text)).toThrow('list.js has several options; choose one with --option: first, second')
  expect(() => read(text, 'secnd')).toThrow('list.js has no option secnd; did you mean second?; it has first, second')
})

test('rejects a file without options, with computed columns or invalid source', () => {
  expect(() => read('export const a = 1')).toThrow('has no Avue option')
  expect(() => read('export const option = { column: columnsOf(1) }')).toThrow(
    'the columns of option are a call; only a list in this file is read',
  )
  expect(() => read('export const = {')).toThrow(/^list\.js cannot be parsed/)
})

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
    'the columns of option are a call; only a list or an object in this file is read',
  )
  expect(() => read('export const = {')).toThrow(/^list\.js cannot be parsed/)
})

test('reads columns by name, at the top, in groups and below a head', () => {
  const text = `export default {
    column: { name: { label: 'N', prop: 'other' }, ...fromElsewhere },
    group: [{ label: 'G', column: { sort: { label: 'S' } } }, { label: 'H', column: columnsOf(1) }, { column: [{ children: [{ prop: 'c' }, made()] }] }],
  }`
  expect(read(text)).toMatchObject({
    column: [{ label: 'N', prop: 'name' }],
    group: [{ label: 'G', column: [{ label: 'S', prop: 'sort' }] }, { column: [{ children: [{ prop: 'c' }] }] }],
    unread: 2,
    missing: ['H'],
  })
})

test.each([
  ['column.push({ prop: "b" })', 'column'],
  ['option.column.unshift({ prop: "b" })', 'option.column'],
  ['option.column[0].hide = true', 'option.column.hide'],
  ['this.option.addBtn = can()', 'this.option.addBtn'],
  ['Object.assign(option, more)', 'option'],
  ['const found = this.findObject(this.option.column, "a"); found.dicData = data', 'this.option.column'],
  ['for (const one of option.column) one.search = true', 'option.column'],
  ['option.column.forEach((one) => { one.search = true })', 'option.column'],
  ['delete option.menu', 'option.menu'],
  ['kinds.push({ label: "x" })', 'kinds'],
])('tells what %s changes later', (code, what) => {
  const text = `const kinds = []; const column = [{ prop: 'a', dicData: kinds }]\nconst option = { column }\nfunction later() { ${code} }`
  const { changes } = read(text)
  expect(changes).toContain(`option: line 3 changes ${what.replace('this.', '')} when it runs → carry it by hand`)
})

test('an option that nothing touches has no changes, whatever else the file does', () => {
  expect(read('const option = { column: [] }; const list = []; list.push(1); this.form.name = 2; query.page = 1')).toMatchObject({
    changes: [],
  })
})

test('names lines of a component as its file has them', () => {
  const text =
    '<template>\n<b/>\n</template>\n<script>\nexport default { data: () => ({ option: { column: [] } }),\n created() { this.option.menu = 1 } }\n</script>\n'
  expect(readOption({ file: 'a.vue', text }).changes).toEqual(['option: line 6 changes option.menu when it runs → carry it by hand'])
})

test('reads the path of a dictionary behind a base address', () => {
  const column = (code: string) => read(`export default { column: [{ prop: 'a', dicUrl: ${code} }] }`).column[0].dicUrl
  const path = '/blade-system/dict/dictionary?code=sex'
  expect(column(`\`\${baseUrl}${path}\``)).toBe(path)
  expect(column(`baseUrl + '${path}'`)).toBe(path)
  expect(column(`base() + '/blade-system' + '/dict/dictionary?code=sex'`)).toBe(path)
  for (const code of [`\`\${a}\${b}/x\``, `\`/api/\${a}/x\``, `\`\${a}/x?code=\${b}\``, `\`\${a}x\``])
    expect(column(code)).toMatchObject({ what: 'a computed text' })
})

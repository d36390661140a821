import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { loadContracts } from '@jwsk/codegen/generate'
import fc from 'fast-check'
import { afterAll, describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { resolveFromRoot } from '../../../../scripts/lib/root.mjs'
import { run } from '../../../../scripts/lib/run.mjs'
import { removeCachedDocument } from '../../src/generate/openapi-document.mjs'
import { printResource } from '../../src/index.ts'
import { insertEntity } from './insert-entity.mjs'
import { fieldKinds, parseFields } from './parse-fields.mjs'
import { toChinese } from './words.mjs'
import { writeEntity } from './write-entity.mjs'

const folder = mkdtempSync(join(tmpdir(), 'jwsk-entity-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

mkdirSync(join(folder, 'openapi'))
const restore = (service) => {
  const file = `openapi/${service}.yaml`
  copyFileSync(resolveFromRoot(file), join(folder, file))
  removeCachedDocument(join(folder, file))
}
for (const name of readdirSync(resolveFromRoot('openapi'))) if (name.endsWith('.yaml')) restore(name.slice(0, -'.yaml'.length))
const readContract = (service) => readFileSync(join(folder, `openapi/${service}.yaml`), 'utf8')

describe('parseFields', () => {
  test('reads the name, the label, the kind, its arguments and whether it is required', () => {
    expect(parseFields(['orderNo=订单号:text(32)!', 'total:money', 'model:choice(s=小,m)', 'count:number=1,9!'])).toEqual([
      { name: 'orderNo', label: '订单号', kind: 'text', required: true, length: 32 },
      { name: 'total', label: '合计', kind: 'money', required: false },
      {
        ...{ name: 'model', label: 'model', kind: 'choice', required: false },
        values: [
          { value: 's', label: '小' },
          { value: 'm', label: 'm' },
        ],
      },
      { name: 'count', label: '数量', kind: 'number', required: true, limits: [1, 9] },
    ])
  })

  test('names a reference after its id, and reads the fields of rows', () => {
    expect(parseFields(['supplier:reference(shop)', 'lines:rows(product:reference(shop)!,quantity:number(1,9))'])).toMatchObject([
      { name: 'supplierId', label: '供应商', entity: 'shop' },
      {
        name: 'lines',
        fields: [
          { name: 'productId', required: true },
          { name: 'quantity', limits: [1, 9] },
        ],
      },
    ])
  })

  test.each(Object.entries(fieldKinds))('reads the example of %s', (kind, { example }) => {
    expect(parseFields([example.replaceAll("'", '')])[0]).toMatchObject({ kind })
  })

  test.each([
    ['a', 'a has no kind, e.g. a:text; there are text, textarea'],
    ['a:txt', 'there is no kind txt; did you mean text?'],
    ['a:choice', 'a:choice needs at least two values'],
    ['a:choice(x', "a parenthesis is not closed; in a shell, quote it: 'a:choice(x)'"],
    ['a:choice(x,x)', 'a has the value x twice'],
    ["a:choice(x,y')", "y' is no value"],
    ['a:money(3)', 'a:money takes no arguments, e.g. total:money'],
    ['createTime:date', 'every table has createTime; leave it out'],
    ['A:text', 'A is no name of a property'],
    ['size:number', 'size is a parameter of every page; choose another name'],
    ['l:rows(m:rows(a:text))', 'rows within rows are an entity of their own'],
    [':text', ':text is no field'],
  ])('rejects %s', (text, message) => {
    expect(() => parseFields([text])).toThrow(message)
  })

  test('rejects a name that is there twice', () => {
    expect(() => parseFields(['a:text', 'a:money'])).toThrow('a is there twice')
  })
})

test('`toChinese` translates a name if it has a word for each part', () => {
  expect(['purchaseOrder', 'dueDate', 'harbourNo', 'toString'].map(toChinese)).toEqual(['采购订单', '到期日期', 'harbourNo', 'toString'])
})

describe('insertEntity', () => {
  const parts = { tags: ['- { name: x }'], paths: ['/x:', '  get: 1'], schemas: ['X:', '  type: object'], sharedSchemas: ['Own: {}'] }
  const own = ['{ name: x }', '/x:', 'get: 1', 'X:', 'type: object', 'Own: {}']

  const comment = fc.constantFrom('', '', '# about it', '  # nested', '      # deep', '   ')
  const entry = fc.tuple(fc.stringMatching(/^[a-w]{1,6}$/), comment)
  const block = (indent, render) =>
    fc
      .uniqueArray(entry, { minLength: 1, maxLength: 4, selector: ([name]) => name })
      .map((entries) => entries.flatMap(([name, about]) => [...(about ? [about] : []), ...render(name).map((line) => `${indent}${line}`)]))
  const document = fc
    .record({
      tags: fc.constantFrom('', '  ').chain((indent) => block(indent, (name) => [`- { name: ${name} }`])),
      paths: block('  ', (name) => [`/${name}:`, '  get:', '    description: |', '      text', '      # no comment', '', '      end']),
      schemas: block('    ', (name) => [`${name.toUpperCase()}: { type: string }`]),
      more: fc.constantFrom([], ['  parameters:', '    a: 1'], ['  # last', 'x-end: 1']),
      gap: fc.constantFrom([], [''], ['', '# next', '']),
      order: fc.shuffledSubarray(['tags', 'paths', 'components'], { minLength: 3, maxLength: 3 }),
      lineBreak: fc.constantFrom('\n', '\r\n'),
      end: fc.constantFrom('', '\n', '\n\n', '\n# end\n'),
    })
    .map(({ tags, paths, schemas, more, gap, order, lineBreak, end }) => {
      const blocks = {
        tags: ['tags:', ...tags],
        paths: ['paths: # calls', ...paths],
        components: ['components:', '  schemas:', ...schemas, ...more],
      }
      const lines = ['openapi: 3.1.0', ...order.flatMap((name) => [...gap, ...blocks[name]])]
      return `${lines.join('\n')}${end}`.replaceAll('\n', lineBreak)
    })

  test('changes no other byte, whatever the comments, order and line breaks', () => {
    fc.assert(
      fc.property(document, (text) => {
        const made = insertEntity(text, parts)
        const kept = made.split('\n').filter((line) => !own.some((added) => line.trim().replace(/^- /, '') === added))
        const restored = kept.join('\n')
        // a text without a line break at its end still has none
        expect(restored.replace(/\r?\n?$/, '')).toBe(text.replace(/\r?\n?$/, ''))
        expect(made.endsWith('\n')).toBe(text.endsWith('\n'))
        expect(made.includes('\r\n')).toBe(text.includes('\r\n'))
        const [before, after] = [parse(text), parse(made)]
        expect(after.tags).toEqual([...before.tags, { name: 'x' }])
        expect(after.paths).toEqual({ ...before.paths, '/x': { get: 1 } })
        expect(after.components.schemas).toEqual({ ...before.components.schemas, Own: {}, X: { type: 'object' } })
      }),
    )
  })

  test('rejects a contract without the block', () => {
    expect(() => insertEntity('tags:\n  - { name: a }\npaths: {}\n', parts)).toThrow(
      'the contract has no block `paths` with an entry in it',
    )
  })
})

describe('writeEntity', () => {
  const request = { path: 'dp/purchaseOrder', fields: ['orderNo:text!', 'shop:reference(shop)', 'payWay:dict(pay_way)', 'note:richText'] }

  test.each(['biz', 'desk', 'dp', 'es', 'flow', 'iot', 'system'])('adds lines to %s, and changes none', (service) => {
    const before = readContract(service)
    writeEntity({ ...request, path: `${service}/newEntity${service}` }, folder)
    const lines = before.split('\n')
    let at = 0
    for (const line of readContract(service).split('\n')) if (line === lines[at]) at += 1
    expect(at).toBe(lines.length)
    restore(service)
  })

  test('describes an entity that new-resource writes at once', () => {
    const { file, notices } = writeEntity({ ...request, fields: [...request.fields, 'status:choice(draft,sent)'], actions: 'send' }, folder)
    expect([file, notices]).toEqual(['openapi/dp.yaml', ['status is a number in every table: 1 draft, 2 sent']])
    const contracts = loadContracts(join(folder, 'openapi'))
    const { declaration, zhCn, en } = printResource(
      { ...contracts.readEntity('dp', 'purchaseOrder'), selectedActions: ['send'] },
      contracts.findReferenced,
    )
    for (const code of [
      "shopId: reference(shop, 'shopName', { nameField: 'shopName' })",
      "payWay: bizDict('pay_way')",
      'note: richText()',
      "status: choice({ 1: 'quiet', 2: 'quiet' })",
      'when: ({ status }) => status !== 2',
    ])
      expect(declaration).toContain(code)
    expect(zhCn).toContain("payWay: '支付方式'")
    expect(en).toContain("1: 'Draft'")
    restore('dp')
  })

  test('writes what the rules of contracts accept, for every kind', async () => {
    const fields = Object.values(fieldKinds).map(({ example }, index) => example.replaceAll("'", '').replace(/^\w+/, `field${index}`))
    writeEntity({ ...request, fields: ['orderNo:text!', ...fields], actions: 'send,remind' }, folder)
    const config = ['--config', resolveFromRoot('redocly.yaml')]
    const { code, output } = await run('redocly', ['lint', join(folder, 'openapi/dp.yaml'), ...config], {
      env: { REDOCLY_TELEMETRY: 'off' },
    })
    expect(output).toContain('Your API description is valid')
    expect(code).toBe(0)
    restore('dp')
  })

  test.each([
    [{ path: 'bizz/x' }, 'there is no service bizz; did you mean biz?'],
    [{ path: 'desk/shop' }, 'biz/shop exists already; nothing was written'],
    [{ fields: [] }, 'dp/purchaseOrder has no field'],
    [{ fields: ['a:reference(shp)'] }, 'there is no entity shp; did you mean shop?'],
    [{ fields: ['a:dict(pay_wy)'] }, 'no contract has a dictionary pay_wy; did you mean pay_way?'],
    [{ fields: ['shop:reference(shop)', 'shopName:text'] }, 'shopName is the name of the record that shopId refers to'],
    [{ actions: 'page' }, 'page is no further action'],
  ])('rejects %j and writes nothing', (wrong, message) => {
    const before = readContract('dp')
    expect(() => writeEntity({ ...request, ...wrong }, folder)).toThrow(message)
    expect(readContract('dp')).toBe(before)
  })
})

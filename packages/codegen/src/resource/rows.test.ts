import { expect, test } from 'vitest'
import { addRequired } from './arrange-fields.mjs'
import { printResource } from './declaration.mjs'
import type { Entity, Property } from './entity'

const lines = new Map<string, Property>(
  Object.entries({
    id: { type: 'string' },
    product: { type: 'string', description: '品名', maxLength: 20 },
    count: { type: 'integer', description: '数量' },
    state: { type: 'string', description: '状态：new 新 used 旧', enum: ['new', 'used'] },
    createTime: { type: 'string' },
    total: { type: 'string', readOnly: true },
    parts: { type: 'array' },
  }),
)

function print(items: Property) {
  const fields = new Map<string, Property>([
    ['title', { type: 'string', description: '标题' }],
    ['items', items],
  ])
  const entity: Entity = {
    service: 'biz',
    entity: 'order',
    description: '订单',
    actions: ['page', 'submit'],
    list: 'page',
    query: [],
    row: fields,
    draft: fields,
    required: new Set(),
    canSubmit: true,
    dictionaries: new Set(),
  }
  return printResource(entity, () => undefined)
}

test('an array of objects becomes rows with labels', () => {
  const { declaration, zhCn, en } = print({ type: 'array', description: '明细', lines })
  expect(declaration).toContain("import { choice, defineResource, number, rows, text } from '@jwsk/kit'")
  expect(declaration.replaceAll(/\s+/g, ' ')).toContain(
    "items: rows({ product: text(), count: number(), state: choice({ new: 'quiet', used: 'quiet' }) })",
  )
  expect(zhCn.replaceAll(/\s+/g, ' ')).toContain("lines: { items: { product: '品名', count: '数量', state: '状态', }, }")
  expect(zhCn.replaceAll(/\s+/g, ' ')).toContain("choices: { items_state: { new: '新', used: '旧', }, }")
  expect(en).toContain("product: 'Product'")
})

test('other arrays are left out', () => {
  expect(print({ type: 'array' }).declaration).not.toContain('rows(')
  expect(print({ type: 'array', readOnly: true, lines }).declaration).not.toContain('rows(')
})

test('required is an option behind the fields', () => {
  expect(addRequired('rows({ product: text() })')).toBe('rows({ product: text() }, { required: true })')
})

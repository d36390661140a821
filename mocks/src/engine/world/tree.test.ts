import fc from 'fast-check'
import { expect, test } from 'vitest'
import { getLazyRows } from '../lazy-rows'
import { type Branch, buildTree, getChildren, withAncestors, withDescendants } from './tree'

interface Row {
  readonly id: string
  readonly parentId: string
}

const rows: readonly Row[] = [
  { id: '1', parentId: '0' },
  { id: '2', parentId: '1' },
  { id: '3', parentId: '2' },
  { id: '4', parentId: '1' },
  { id: '5', parentId: '0' },
]

const flat = (branches: readonly Branch<Row>[]): string[] => branches.flatMap(({ id, children = [] }) => [id, ...flat(children)])

test('a tree contains every row once, for any parents', () => {
  const parent = fc.integer({ min: -1, max: 12 })
  fc.assert(
    fc.property(fc.array(parent, { maxLength: 12 }), (parents) => {
      // a parent precedes its children, as in the platform's inserts
      const made = parents.map((value, index) => ({ id: String(index), parentId: String(value < index ? value : -1) }))
      expect(flat(buildTree(made)).sort()).toEqual(made.map((row) => row.id).sort())
    }),
  )
})

test('leaves have neither children nor hasChildren', () => {
  const [first] = buildTree(rows)
  expect(first?.children?.[1]).toEqual({ id: '4', parentId: '1' })
  expect(first?.hasChildren).toBe(true)
})

test('a row whose parent was filtered out becomes a root', () => expect(flat(buildTree(rows.slice(2)))).toEqual(['3', '4', '5']))

test('lazy children have hasChildren', () => {
  expect(getChildren(rows, '1')).toEqual([
    { id: '2', parentId: '1', hasChildren: true },
    { id: '4', parentId: '1' },
  ])
})

test('a lazy list without a parent has the roots, or all matches', () => {
  expect(getLazyRows(rows, {}).map((row) => row.id)).toEqual(['1', '5'])
  expect(getLazyRows(rows, { parentId: '2' }).map((row) => row.id)).toEqual(['3'])
  expect(getLazyRows(rows, { id_equal: '3' }).map((row) => row.id)).toEqual(['3'])
})

test('descendants and ancestors include the rows themselves', () => {
  expect([...withDescendants(rows, ['2'])].sort()).toEqual(['2', '3'])
  expect([...withAncestors(rows, ['3'])].sort()).toEqual(['1', '2', '3'])
})

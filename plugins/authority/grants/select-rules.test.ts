import { expect, test } from 'vitest'
import { selectRules } from './select-rules'

const tree = [
  { id: 'menu', children: [{ id: 'rule 1' }, { id: 'rule 2' }] },
  { id: 'outer', children: [{ id: 'inner', children: [{ id: 'rule 3' }] }] },
]

test('omits menus that contain rules', () => {
  expect(selectRules(tree, ['menu', 'rule 1', 'outer', 'inner', 'rule 3'])).toEqual(['rule 1', 'rule 3'])
})

test('preserves rules that are missing from the tree', () => {
  expect(selectRules(tree, ['of another'])).toEqual(['of another'])
})

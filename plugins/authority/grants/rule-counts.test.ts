import { expect, test } from 'vitest'
import { countRules } from './rule-counts'

const menus = [{ id: 'park', children: [{ id: 'lots' }, { id: 'orders', children: [{ id: 'refund' }] }] }, { id: 'system' }]

test('counts the rules of a menu and of its descendants', () => {
  const rules = [
    { id: 'orders', children: [{ id: 'rule 1' }, { id: 'rule 2' }] },
    { id: 'refund', children: [{ id: 'rule 3' }] },
  ]
  const counts = countRules(menus, rules)
  expect(counts.get('park')).toEqual({ own: 0, below: 3 })
  expect(counts.get('orders')).toEqual({ own: 2, below: 1 })
  expect(counts.get('refund')).toEqual({ own: 1, below: 0 })
  expect(counts.get('system')).toEqual({ own: 0, below: 0 })
})

test('does not count a nested menu as a rule', () => {
  const counts = countRules(menus, [{ id: 'orders', children: [{ id: 'rule 1' }, { id: 'refund', children: [{ id: 'rule 3' }] }] }])
  expect(counts.get('orders')).toEqual({ own: 1, below: 1 })
})

import { expect, test } from 'vitest'
import { countRules } from './rule-counts'

const menus = [{ id: 'park', children: [{ id: 'lots' }, { id: 'orders', children: [{ id: 'refund' }] }] }, { id: 'system' }]

test('a menu counts its own rules, and those of the menus below it', () => {
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

test('a menu that lies within another of the rules is none of its rules', () => {
  const counts = countRules(menus, [{ id: 'orders', children: [{ id: 'rule 1' }, { id: 'refund', children: [{ id: 'rule 3' }] }] }])
  expect(counts.get('orders')).toEqual({ own: 1, below: 1 })
})

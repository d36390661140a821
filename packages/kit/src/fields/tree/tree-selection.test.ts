import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { buildTreeModel, type TreeModel } from './tree-model'
import { type CheckedIds, checkAll, getCheckedStates, getSelectedStates, toggleChecked, toggleStrict, uncheckAll } from './tree-selection'

interface Wire {
  readonly id: string
  readonly title: string
  readonly children?: readonly Wire[]
}

const leaf = (id: string): Wire => ({ id, title: `节点${id}` })
const park: Wire = { ...leaf('1'), children: [{ ...leaf('11'), children: [leaf('111'), leaf('112')] }, leaf('12')] }
const model = buildTreeModel([park, leaf('2')])

const sorted = (ticked: CheckedIds) => [...ticked].sort()

/** trees of up to four levels whose ids encode their position */
const shapes: fc.Arbitrary<readonly Wire[]> = fc
  .array(fc.array(fc.array(fc.nat(3), { maxLength: 3 }), { maxLength: 3 }), { minLength: 1, maxLength: 4 })
  .map((roots) =>
    roots.map((middle, r) => ({
      ...leaf(`r${r}`),
      children: middle.map((leaves, m) => ({
        ...leaf(`r${r}m${m}`),
        children: leaves.map((count, l) => ({
          ...leaf(`r${r}m${m}l${l}`),
          children: Array.from({ length: count }, (_, x) => leaf(`r${r}m${m}l${l}x${x}`)),
        })),
      })),
    })),
  )

const clicks = fc.tuple(shapes, fc.array(fc.nat(200), { maxLength: 12 })).map(([wire, picks]) => {
  const tree = buildTreeModel(wire)
  const ids = [...tree.keys()]
  return { tree, picked: picks.map((pick) => ids[pick % ids.length] ?? '') }
})

const run = (tree: TreeModel, picked: readonly string[], start: CheckedIds = new Set()) =>
  picked.reduce<CheckedIds>((ticked, id) => toggleChecked(tree, ticked, id), start)

describe('tree selection', () => {
  test('checking a leaf adds its ancestors, which show a dash', () => {
    const ticked = toggleChecked(model, new Set(), '111')
    expect(sorted(ticked)).toEqual(['1', '11', '111'])
    expect(getCheckedStates(model, ticked).get('1')).toBe('some')
  })

  test('unchecking the last leaf of a branch removes its ancestors', () => {
    expect(sorted(toggleChecked(model, new Set(['1', '11', '111']), '111'))).toEqual([])
  })

  test('a click on a dash checks everything below', () => {
    expect(sorted(toggleChecked(model, new Set(['1', '11', '111']), '1'))).toEqual(['1', '11', '111', '112', '12'])
  })

  test('a lone parent on the wire shows a dash until it is unchecked', () => {
    expect(getCheckedStates(model, new Set(['1'])).get('1')).toBe('some')
    expect(sorted(toggleChecked(model, new Set(['1']), '2'))).toEqual(['1', '2'])
  })

  test('ids unknown to the tree survive every click', () => {
    fc.assert(fc.property(clicks, ({ tree, picked }) => run(tree, picked, new Set(['gone'])).has('gone')))
    expect(sorted(uncheckAll(model, checkAll(model, new Set(['gone']))))).toEqual(['gone'])
  })

  test('any clicks keep ancestors checked and no empty parent', () => {
    fc.assert(
      fc.property(clicks, ({ tree, picked }) => {
        const ticked = run(tree, picked)
        for (const id of ticked) {
          const node = tree.get(id)
          if (node?.parent !== undefined) expect(ticked.has(node.parent)).toBe(true)
          if (node && node.children.length > 0) expect(node.children.some((child) => ticked.has(child))).toBe(true)
        }
      }),
    )
  })

  test('a parent is checked exactly if all its children are', () => {
    fc.assert(
      fc.property(clicks, ({ tree, picked }) => {
        const states = getCheckedStates(tree, run(tree, picked))
        for (const node of tree.values()) {
          if (node.children.length === 0) continue
          expect(states.get(node.id) === 'all').toBe(node.children.every((child) => states.get(child) === 'all'))
        }
      }),
    )
  })

  test('two clicks on a checked or unchecked node change nothing', () => {
    fc.assert(
      fc.property(clicks, fc.nat(200), ({ tree, picked }, pick) => {
        const before = run(tree, picked)
        const id = [...tree.keys()][pick % tree.size] ?? ''
        fc.pre(getCheckedStates(tree, before).get(id) !== 'some')
        expect(sorted(run(tree, [id, id], before))).toEqual(sorted(before))
      }),
    )
  })

  test('checks five thousand nodes within 0.1 s', () => {
    const large = buildTreeModel(
      Array.from({ length: 50 }, (_, r) => ({ ...leaf(`${r}`), children: Array.from({ length: 99 }, (_, l) => leaf(`${r}-${l}`)) })),
    )
    // time of the processor: a busy machine pauses a process
    const started = process.cpuUsage()
    const ticked = checkAll(large, new Set())
    expect(getCheckedStates(large, ticked).get('49')).toBe('all')
    expect(process.cpuUsage(started).user).toBeLessThan(100_000)
    expect(ticked.size).toBe(5000)
  })
})

test('in strict mode, a parent is selected without its children', () => {
  const offices = buildTreeModel([
    {
      id: '1',
      title: '公司',
      children: [
        { id: '2', title: '票务部', children: [{ id: '3', title: '窗口组' }] },
        { id: '4', title: '财务部' },
      ],
    },
  ])
  const alone = toggleStrict(offices, new Set(), { id: '2', reach: 'alone' })
  expect([...alone]).toEqual(['2'])
  expect([...getSelectedStates(offices, alone)].filter(([, state]) => state !== 'none')).toEqual([['2', 'all']])
  const below = toggleStrict(offices, alone, { id: '1', reach: 'below' })
  expect([...below].toSorted()).toEqual(['1', '2', '3', '4'])
  expect([...toggleStrict(offices, below, { id: '2', reach: 'below' })].toSorted()).toEqual(['1', '4'])
  expect([...toggleStrict(offices, new Set(['2', 'stranger']), { id: '2', reach: 'alone' })]).toEqual(['stranger'])
})

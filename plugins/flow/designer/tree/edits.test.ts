import { describe, expect, test } from 'vitest'
import { createProcessXml } from '../process/new-process'
import { readSettings } from '../settings/read-settings'
import type { Edit } from './edits'
import { newBlocks } from './insert'
import { editProcess, readProcess } from './process-document'
import { toCanonical } from './testing/canonical'
import { newNames as names } from './testing/new-names'
import { outline } from './testing/outline'
import { processes } from './testing/processes'
import type { Seam } from './tree-types'

const at = (...flows: readonly string[]): Seam => ({ flows, after: flows[0]?.split('_')[0] ?? '' })

async function edit(xml: string, ...edits: readonly Edit[]) {
  let next = xml
  for (const one of edits) next = (await editProcess(next, one)).xml
  return next
}

const read = async (xml: string) => outline((await readProcess(xml)).tree)
const insert = (seam: Seam, block: (typeof newBlocks)[number]): Edit => ({ type: 'insert', seam, block, names })

describe('editProcess', () => {
  test('inserts each kind of block', async () => {
    const seam = at('a_b')
    expect(await read(await edit(processes.line, insert(seam, 'step')))).toBe('start a userTask1! b end')
    expect(await read(await edit(processes.line, insert(seam, 'task')))).toBe('start a userTask1 b end')
    expect(await read(await edit(processes.line, insert(seam, 'copy')))).toBe('start a serviceTask1 b end')
    expect(await read(await edit(processes.line, insert(seam, 'inclusive')))).toBe('start a inclusive[ | ] b end')
    expect(await read(await edit(processes.line, insert(seam, 'subProcess')))).toBe('start a subProcess1{startEvent1 endEvent1} b end')
  })

  test('inserts behind a start that nothing follows', async () => {
    const xml = createProcessXml({ key: 'p', name: '' })
    expect(await read(await edit(xml, insert({ flows: [], after: 'start' }, 'step')))).toBe('start userTask1! endEvent2')
  })

  test('inserts in a branch and behind joined branches', async () => {
    expect(await read(await edit(processes.joined, insert(at('g_b'), 'task')))).toBe('start exclusive[a | userTask1 b] c end')
    expect(await read(await edit(processes.implicit, insert({ flows: ['a_c', 'b_c'], after: 'g' }, 'task')))).toBe(
      'start exclusive[a | b] userTask1 c end',
    )
  })

  test('removes a step, with the end of its refused requests', async () => {
    expect(await read(await edit(processes.refusal, { type: 'remove', id: 'a' }))).toBe('start b end')
    expect(await read(await edit(processes.joined, { type: 'remove', id: 'a' }))).toBe('start exclusive[ | b] c end')
    expect(await read(await edit(processes.joined, { type: 'remove', id: 'g' }))).toBe('start c end')
  })

  test('moves a step into a branch and a branch before a step', async () => {
    expect(await read(await edit(processes.joined, { type: 'move', id: 'c', seam: at('a_j') }))).toBe('start exclusive[a c | b] end')
    expect(await read(await edit(processes.joined, { type: 'move', id: 'g', seam: at('c_end') }))).toBe('start c exclusive[a | b] end')
    expect(await read(await edit(processes.refusal, { type: 'move', id: 'a', seam: at('b_end') }))).toBe('start b a! end')
  })

  test('moves a step into a sub-process and out of it', async () => {
    const inner = await edit(processes.line, insert(at('a_b'), 'subProcess'))
    const moved = await edit(inner, { type: 'move', id: 'b', seam: { flows: ['flow1'], after: 'startEvent1' } })
    expect(await read(moved)).toBe('start a subProcess1{startEvent1 b endEvent1} end')
    const back = await edit(moved, { type: 'move', id: 'b', seam: at('start_a') })
    expect(await read(back)).toBe('start b a subProcess1{startEvent1 endEvent1} end')
  })

  test('pastes a step with its settings', async () => {
    const { tree, definitions } = await readProcess(processes.line)
    expect(outline(tree)).toBe('start a b end')
    const settings = { ...readSettings(definitions, 'flowable'), people: [{ by: 'role', value: 'finance' }] as const }
    const set = await edit(processes.line, { type: 'settings', id: 'a', settings })
    const pasted = await edit(set, { type: 'paste', seam: at('b_end'), copied: { xml: set, id: 'a' } })
    expect(await read(pasted)).toBe('start a b userTask1 end')
    expect(pasted.match(/candidateGroups="finance"/g)).toHaveLength(2)
    expect(pasted.match(/o:note="a"/g)).toHaveLength(2)
  })

  test('adds, orders, ends and removes branches', async () => {
    const added = await edit(processes.joined, { type: 'addBranch', gateway: 'g', name: '分支' })
    expect(await read(added)).toBe('start exclusive[a |  | b] c end')
    expect(await read(await edit(processes.joined, { type: 'moveBranch', flow: 'g_b', by: -1 }))).toBe('start exclusive[b | a] c end')
    expect(await read(await edit(processes.joined, { type: 'endBranch', flow: 'g_a', name: '结束' }))).toBe(
      'start exclusive[a endEvent1 | >] b c end',
    )
    expect(await read(await edit(added, { type: 'removeBranch', flow: 'flow1', name: '' }))).toBe('start exclusive[a | b] c end')
    expect(await read(await edit(processes.joined, { type: 'removeBranch', flow: 'g_a', name: '' }))).toBe('start b c end')
  })

  test('exchanges a condition for the default', async () => {
    const xml = await edit(
      processes.joined,
      { type: 'default', flow: 'g_a' },
      { type: 'condition', flow: 'g_b', condition: `\${x < 1 && y == 'a'}` },
    )
    const [, gateway] = (await readProcess(xml)).tree.blocks
    expect(gateway?.kind === 'branches' && gateway.branches).toMatchObject([
      { id: 'g_a', isDefault: true, condition: '' },
      { id: 'g_b', isDefault: false, condition: `\${x < 1 && y == 'a'}` },
    ])
  })

  test('is undone by the inverse edit', async () => {
    for (const block of newBlocks) {
      const { xml, id } = await editProcess(processes.refusal, insert(at('b_end'), block))
      expect(toCanonical(await edit(xml, { type: 'remove', id }))).toBe(toCanonical(processes.refusal))
    }
    const moved = await edit(processes.line, { type: 'move', id: 'a', seam: at('b_end') })
    const back = await edit(moved, { type: 'move', id: 'a', seam: at('start_a') })
    expect(await read(back)).toBe(await read(processes.line))
  })
})

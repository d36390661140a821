import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { BpmnModdle } from 'bpmn-moddle'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { findDrawableError } from '../../diagram/check-drawable'
import { toReadableProcess } from '../../diagram/foreign-ids'
import { getElements, type ModdleElement } from '../settings/moddle'
import { type Edit, isStructural } from './edits'
import { listBlocks } from './find-block'
import { getId, getSource, getTarget, listContainers, readGraph } from './graph'
import { newBlocks } from './insert'
import { editProcess, readProcess } from './process-document'
import { listCanonical } from './testing/canonical'
import { newNames } from './testing/new-names'
import { processes } from './testing/processes'
import type { Seam, Tree } from './tree-types'

// files of other designers, which lie only on machines of developers
const folder = '/work/shared/cases/bpmn'
const foreign = existsSync(folder) ? readdirSync(folder).map((name) => [name, readFileSync(`${folder}/${name}`, 'utf8')] as const) : []

const listSeams = (tree: Tree): readonly Seam[] => {
  const seams = listBlocks(tree).flatMap(({ block, after }) => [block.before, ...(after ? [after] : [])])
  const inner = listBlocks(tree).flatMap(({ block }) =>
    block.kind === 'branches' ? block.branches.flatMap(({ sequence }) => (sequence.after ? [sequence.after] : [])) : [],
  )
  return [...seams, ...inner].filter(({ after }) => after !== '')
}

interface RandomEdit {
  readonly kind: number
  readonly place: number
  readonly other: number
}

const randomEdit: fc.Arbitrary<RandomEdit> = fc.record({ kind: fc.nat(20), place: fc.nat(1000), other: fc.nat(1000) })

/** Returns an edit that the process allows. */
function chooseEdit(xml: string, tree: Tree, { kind, place, other }: RandomEdit): Edit | undefined {
  const seams = listSeams(tree)
  const blocks = listBlocks(tree).map(({ block }) => block)
  const block = blocks[other % blocks.length]
  const seam = seams[place % seams.length]
  if (!block || !seam) return undefined
  if (kind < newBlocks.length) return { type: 'insert', seam, block: newBlocks[kind] ?? 'step', names: newNames }
  if (kind < 10) return { type: 'move', id: block.id, seam }
  if (kind < 12) return { type: 'rename', id: block.id, name: `名 ${place}` }
  if (block.kind === 'step' && kind < 14) return { type: 'paste', seam, copied: { xml, id: block.id } }
  if (block.kind !== 'branches') return undefined
  const branch = block.branches[place % block.branches.length]
  if (!branch) return undefined
  if (kind < 15) return { type: 'addBranch', gateway: block.id, name: '分支' }
  if (kind < 17) return { type: 'endBranch', flow: branch.id, name: '结束' }
  return kind < 18 ? { type: 'condition', flow: branch.id, condition: `\${x > ${place}}` } : { type: 'moveBranch', flow: branch.id, by: 1 }
}

async function parse(xml: string): Promise<ModdleElement> {
  const { rootElement } = await new BpmnModdle().fromXML(toReadableProcess(xml).xml)
  return rootElement as unknown as ModdleElement
}

/** Checks that nodes list the flows that begin and end at them, if any node does. */
function checkLists(definitions: ModdleElement) {
  const graphs = listContainers(definitions).map(readGraph)
  const lists = graphs.flatMap(({ nodes }) =>
    [...nodes.values()].flatMap((node) => [...getElements(node, 'incoming'), ...getElements(node, 'outgoing')]),
  )
  if (lists.length === 0) return
  for (const { nodes, flows } of graphs)
    for (const [id, node] of nodes) {
      const expected = (getEnd: (flow: ModdleElement) => string) =>
        flows
          .filter((flow) => getEnd(flow) === id)
          .map(getId)
          .sort()
      expect(getElements(node, 'outgoing').map(getId).sort()).toEqual(expected(getSource))
      expect(getElements(node, 'incoming').map(getId).sort()).toEqual(expected(getTarget))
    }
}

/** Returns an element without what edits of the tree change in it. */
const withoutEdited = (text: string) =>
  text
    .replace(/,?\["(name|default|sourceRef|targetRef)","[^"]*"\]/g, '')
    .replaceAll('[[,', '[[')
    .replace(/<conditionExpression[^>]*>[^<]*/g, '')

const countClosed = (tree: Tree) => listBlocks(tree).filter(({ block }) => block.kind === 'closed').length

/** Applies a random edit if the process allows it. */
async function change(xml: string, random: RandomEdit): Promise<string> {
  const { tree } = await readProcess(xml)
  const edit = tree.isClosed ? undefined : chooseEdit(xml, tree, random)
  if (!edit) return xml
  const { xml: next } = await editProcess(xml, edit).catch((error: Error) => {
    if (error.name !== 'TreeEditError') throw error
    return { xml }
  })
  if (isStructural(edit)) expect(next === xml ? undefined : findDrawableError(next)).toBeUndefined()
  return next
}

function expectRetained(xml: string, next: string): void {
  const after = listCanonical(next)
  // flows are removed with the end of a branch, so is a join that it leaves with one flow
  const before = [...listCanonical(xml)].filter(([id, text]) => after.has(id) || !/^<(sequenceFlow|exclusiveGateway)/.test(text))
  const retained = before.map(([id, text]) => [id, withoutEdited(text)])
  expect(before.map(([id]) => [id, withoutEdited(after.get(id) ?? '')])).toEqual(retained)
}

describe.each([...Object.entries(processes), ...foreign])('random edits of %s', (_, xml) => {
  test('change nothing else', async () => {
    const { tree: first } = await readProcess(xml)
    await fc.assert(
      fc.asyncProperty(fc.array(randomEdit, { minLength: 1, maxLength: 4 }), async (edits) => {
        let next = xml
        for (const one of edits) next = await change(next, one)
        checkLists(await parse(next))
        expect(countClosed((await readProcess(next)).tree)).toBe(countClosed(first))
        expectRetained(xml, next)
      }),
      { numRuns: 12 },
    )
  }, 60_000)
})

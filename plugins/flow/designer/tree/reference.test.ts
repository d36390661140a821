import { createBackend } from '@jwsk/mocks/backend'
import { approvals, renderApprovalXml } from '@jwsk/mocks/platform/flow/approval'
import { createReference, isReferenceKey, referenceNames } from '@jwsk/mocks/platform/flow/reference/reference'
import { BpmnModdle } from 'bpmn-moddle'
import { describe, expect, test } from 'vitest'
import { findDrawableError } from '../../diagram/check-drawable'
import { readSettings } from '../settings/read-settings'
import { listBlocks } from './find-block'
import { findProcess, listContainers, readGraph } from './graph'
import { readDiagram } from './layout/diagram'
import { editProcess, readProcess } from './process-document'
import { toCanonical } from './testing/canonical'
import { newNames } from './testing/new-names'
import { outline } from './testing/outline'

const { world } = createBackend()
const references = Object.keys(referenceNames).filter(isReferenceKey)
const processes = [
  ['leave', renderApprovalXml(approvals.leave)] as const,
  ...references.map((key) => [key, createReference(world, key).xml] as const),
]

describe.each(processes)('reference process %s', (_, xml) => {
  test('is a tree without closed blocks', async () => {
    const { tree } = await readProcess(xml)
    expect(tree).toMatchObject({ isClosed: false, detached: [] })
    expect(listBlocks(tree).filter(({ block }) => block.kind === 'closed')).toEqual([])
    expect(findDrawableError(xml)).toBeUndefined()
  })

  test('has settings that the designer expresses', async () => {
    const { definitions } = await readProcess(xml)
    const process = findProcess(definitions)
    const steps = [...(process ? readGraph(process).nodes.values() : [])].filter(({ $type }) => $type === 'bpmn:UserTask')
    const settings = steps.map((step) => readSettings(step, 'flowable'))
    expect(settings.filter(({ people, decision }) => people.length === 0 || decision === 'other')).toEqual([])
    expect(settings.flatMap(({ people }) => people).filter(({ by }) => by === 'other')).toEqual([])
  })

  test('is equal after an edit of the tree and its inverse', async () => {
    const { tree } = await readProcess(xml)
    for (const { block } of listBlocks(tree)) {
      if (block.before.flows.length === 0) continue
      const { xml: edited, id } = await editProcess(xml, { type: 'insert', seam: block.before, block: 'step', names: newNames })
      expect(findDrawableError(edited)).toBeUndefined()
      const { xml: back } = await editProcess(edited, { type: 'remove', id })
      expect(toCanonical(back)).toBe(toCanonical(xml))
    }
  }, 60_000)

  test('is the same tree after the drawing wrote it', async () => {
    const moddle = new BpmnModdle()
    const { rootElement } = await moddle.fromXML(xml)
    const { xml: drawn } = await (moddle as unknown as { toXML(element: unknown, options: object): Promise<{ xml: string }> }).toXML(
      rootElement,
      { format: true },
    )
    expect(outline((await readProcess(drawn)).tree)).toBe(outline((await readProcess(xml)).tree))
    expect(toCanonical(drawn)).toBe(toCanonical(xml))
  })
})

test('the drawing of an edited process has no overlapping shapes', async () => {
  for (const [, xml] of processes) {
    const { tree } = await readProcess(xml)
    const seam = listBlocks(tree)[1]?.block.before
    if (!seam) continue
    const { xml: edited } = await editProcess(xml, { type: 'insert', seam, block: 'exclusive', names: newNames })
    const { definitions } = await readProcess(edited)
    const diagram = readDiagram(definitions)
    for (const container of listContainers(definitions)) {
      const boxes = [...readGraph(container).nodes.keys()].flatMap((id) => diagram.getBounds(id) ?? [])
      const overlapping = boxes.filter((box, index) =>
        boxes.some(
          (other, at) =>
            at > index &&
            box.x < other.x + other.width &&
            other.x < box.x + box.width &&
            box.y < other.y + other.height &&
            other.y < box.y + box.height,
        ),
      )
      expect(overlapping).toEqual([])
    }
  }
}, 60_000)

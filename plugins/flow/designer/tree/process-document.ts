import { BpmnModdle } from 'bpmn-moddle'
import { toReadableProcess } from '../../diagram/foreign-ids'
import { declareNamespace, type Engine, findEngine } from '../process/engine'
import { getAttribute, getElements, type ModdleElement, type ModdleFactory } from '../settings/moddle'
import { createDraft, type Draft } from './draft'
import { applyEdit, type Edit, isStructural } from './edits'
import { findProcess, listContainers } from './graph'
import { layOut } from './layout/lay-out'
import { parseTree } from './parse-tree'
import type { Tree } from './tree-types'

/** Process as the tree shows it. */
export interface ProcessDocument {
  readonly xml: string
  readonly definitions: ModdleElement
  readonly engine: Engine
  readonly tree: Tree
}

interface ReadProcess extends ProcessDocument {
  readonly factory: ModdleFactory
  restore(xml: string): string
}

async function read(xml: string): Promise<ReadProcess> {
  const moddle = new BpmnModdle()
  const readable = toReadableProcess(xml)
  const { rootElement } = await moddle.fromXML(readable.xml)
  const definitions = rootElement as unknown as ModdleElement // as moddle parses it
  const factory = moddle as unknown as ModdleFactory
  return { xml, definitions, engine: findEngine(xml), tree: parseTree(definitions), factory, restore: readable.restore }
}

/** Parses a process. Rejects if it is not BPMN. */
export const readProcess = (xml: string): Promise<ProcessDocument> => read(xml)

/** Returns a node or flow of a process. */
export function findNode({ definitions }: ProcessDocument, id: string): ModdleElement | undefined {
  return listContainers(definitions)
    .flatMap((container) => getElements(container, 'flowElements'))
    .find((element) => element.id === id)
}

/** Names the process after its model; returns the same text if it has that name already. */
export async function nameProcess(xml: string, { key, name }: { readonly key: string; readonly name: string }): Promise<string> {
  const { definitions, restore } = await read(xml)
  const process = findProcess(definitions)
  if (!process || (process.id === key && getAttribute(process, 'name') === name)) return xml
  process.set('id', key)
  process.set('name', name)
  return restore(await print(definitions))
}

/** Returns the XML after an edit, and the element to show. Rejects with {@link TreeEditError} if it cannot be done. */
export async function editProcess(xml: string, edit: Edit): Promise<{ readonly xml: string; readonly id: string }> {
  const { definitions, engine, factory, tree, restore } = await read(xml)
  declareNamespace(definitions, engine)
  const draft = createDraft(definitions, { engine, factory })
  const source = edit.type === 'paste' ? await readSource(edit.copied.xml) : undefined
  const id = applyEdit({ draft, tree, source }, edit)
  if (isStructural(edit)) layOut(draft, parseTree(definitions))
  return { xml: restore(await print(definitions)), id }
}

async function readSource(xml: string): Promise<Draft> {
  const { definitions, engine, factory } = await read(xml)
  return createDraft(definitions, { engine, factory })
}

/** Serializer of bpmn-moddle, which its types leave out. */
interface Writer {
  toXML(element: ModdleElement, options: { readonly format: boolean }): Promise<{ readonly xml: string }>
}

async function print(element: ModdleElement): Promise<string> {
  const { xml } = await (new BpmnModdle() as unknown as Writer).toXML(element, { format: true })
  return xml
}

import { isRecord } from '@jwsk/sdk'
import type Modeler from 'bpmn-js/lib/Modeler'
import type { ModelerServices } from '../modeler-services'

/** Content of an imported process that saving loses or that is not drawn. */
export interface ImportLosses {
  /** Messages of the parser about content that it could not read and that saving would drop. */
  readonly unreadable: readonly string[]
  /** Names, or else ids, of elements that have no shape; saving keeps them. */
  readonly undrawn: readonly string[]
}

interface FlowElement {
  readonly $type: string
  readonly id: string
  readonly name?: string
  readonly flowElements?: readonly FlowElement[]
  readonly sourceRef?: FlowElement
  readonly targetRef?: FlowElement
}

const listFlowElements = ({ flowElements = [] }: Pick<FlowElement, 'flowElements'>): readonly FlowElement[] =>
  flowElements.flatMap((element) => [element, ...listFlowElements(element)])

// have no shape of their own
const shapeless = new Set(['bpmn:DataObject'])

/** Returns the first line of a warning, which is an error or, in older releases of bpmn-js, a text. */
const getFirstLine = (warning: unknown) =>
  (warning instanceof Error || isRecord(warning) ? String(warning.message) : String(warning)).split('\n', 1)[0] ?? ''

/** Finds what an import could not read or draw; `warnings` are those of the parser, because what is not drawn is kept. */
export function findLosses(modeler: Modeler<ModelerServices>, warnings: readonly unknown[]): ImportLosses {
  const elements = modeler.get('elementRegistry')
  const isDrawn = (element: FlowElement | undefined) => element !== undefined && elements.get(element.id) !== undefined
  // a flow without a line follows from an end that is not drawn; that element is named instead
  const isExplained = ({ $type, sourceRef, targetRef }: FlowElement) =>
    $type === 'bpmn:SequenceFlow' && !(isDrawn(sourceRef) && isDrawn(targetRef))
  const { rootElements = [] } = modeler.getDefinitions() as { readonly rootElements?: readonly FlowElement[] } // as moddle parses it
  return {
    unreadable: warnings.map(getFirstLine),
    undrawn: rootElements
      .flatMap(listFlowElements)
      .filter((element) => !shapeless.has(element.$type) && !isDrawn(element) && !isExplained(element))
      .map(({ id, name }) => name || id),
  }
}

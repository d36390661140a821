import type { FlowField } from '@jwsk/sdk/flow'
import type Modeler from 'bpmn-js/lib/Modeler'
import type { Element } from 'bpmn-js/lib/model/Types'
import type { NamedProblem } from '../modeler-handle'
import type { ModelerServices } from '../modeler-services'
import { lintDefinitions } from './lint'

/** Type of these overlays. */
export const problemMark = 'flow-problem'

/** Creates a marker for a corner of an element; the text is in the list next to the diagram. */
function createSign(id: string) {
  const sign = document.createElement('span')
  sign.className = 'flow-problem pi pi-exclamation-circle'
  sign.dataset['element'] = id
  return sign
}

interface CheckContext {
  /** Fields of the form. */
  readonly fields: readonly FlowField[]
  /** Returns the label of a type. */
  getKind(type: string): string
}

/** Checks a diagram and marks the problems at their elements; an element without a name is labeled by its kind. */
export async function markProblems(modeler: Modeler<ModelerServices>, { fields, getKind }: CheckContext): Promise<readonly NamedProblem[]> {
  const { xml = '' } = await modeler.saveXML()
  // checks a copy, because the rules mutate it
  const { rootElement } = await modeler.get('moddle').fromXML(xml)
  const problems = await lintDefinitions(rootElement, fields)
  const [overlays, elements] = [modeler.get('overlays'), modeler.get('elementRegistry')]
  overlays.remove({ type: problemMark })
  const root = modeler.get('canvas').getRootElement()
  return problems.map((problem) => {
    const element = elements.get(problem.id) as Element | undefined // the registry contains elements of the modeler
    if (element && element !== root)
      overlays.add(problem.id, problemMark, { position: { top: -10, right: 10 }, html: createSign(problem.id) })
    const name: unknown = element?.businessObject.get('name')
    const kind = element ? getKind(element.businessObject.$type) : problem.id
    return { ...problem, name: typeof name === 'string' && name !== '' ? name : kind }
  })
}

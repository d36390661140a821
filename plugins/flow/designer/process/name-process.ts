import type Modeler from 'bpmn-js/lib/Modeler'
import type { Element } from 'bpmn-js/lib/model/Types'
import type { ModelerServices } from '../modeler-services'

interface Process {
  readonly $type: string
  readonly id: string
  readonly name?: string
  readonly isExecutable?: boolean
}

/** Finds the process that is deployed: the executable one, else the first. A collaboration has several. */
function findProcess(modeler: Modeler<ModelerServices>): Process | undefined {
  const { rootElements = [] } = modeler.getDefinitions() as { readonly rootElements?: readonly Process[] } // as moddle parses it
  const processes = rootElements.filter(({ $type }) => $type === 'bpmn:Process')
  return processes.find(({ isExecutable }) => isExecutable) ?? processes[0]
}

/** Names the process after its model, regardless of what is open in the canvas: a collapsed sub-process, or the pools of a collaboration. */
export function nameProcess(modeler: Modeler<ModelerServices>, { key, name }: { readonly key: string; readonly name: string }): void {
  const process = findProcess(modeler)
  if (!process) return
  const elements = modeler.get('elementRegistry')
  // in a collaboration, the process has no element of its own, but its pool refers to it
  const own = elements.get(process.id) ?? elements.find(({ businessObject }) => businessObject?.processRef === process)
  if (!own) return
  const changes = { ...(process.id !== key && { id: key }), ...(process.name !== name && { name }) }
  if (Object.keys(changes).length === 0) return
  modeler.get('modeling').updateModdleProperties(own as Element, process as never, changes) // the process is an element of moddle
}

import { BpmnModdle } from 'bpmn-moddle'
import { findEngine } from '../process/engine'
import { getAttribute, getElements, type ModdleElement } from '../settings/moddle'
import { readSettings } from '../settings/read-settings'

/** Approval step of a process. */
export interface SimulatedStep {
  readonly id: string
  /** Name, or its id. */
  readonly name: string
  /** Whether the starter chooses its assignees. */
  readonly isChosen: boolean
}

const listTasks = (element: ModdleElement): readonly ModdleElement[] => [
  ...(element.$type === 'bpmn:UserTask' ? [element] : []),
  ...['rootElements', 'flowElements'].flatMap((property) => getElements(element, property).flatMap(listTasks)),
]

/** Returns the user tasks of a process in document order. Rejects if the XML is malformed. */
export async function listSteps(xml: string): Promise<readonly SimulatedStep[]> {
  const { rootElement } = await new BpmnModdle().fromXML(xml)
  const engine = findEngine(xml)
  // as the library parses it
  return listTasks(rootElement as ModdleElement).map((task) => {
    const id = task.id ?? ''
    const { people } = readSettings(task, engine)
    return { id, name: getAttribute(task, 'name') || id, isChosen: people.some(({ by }) => by === 'starterChoice') }
  })
}

import type Modeler from 'bpmn-js/lib/Modeler'
import type { Mark } from '../../diagram/activity-marks'
import type { ModelerServices } from '../modeler-services'

const allMarks: readonly Mark[] = ['active', 'offered', 'passed', 'taken', 'ended', 'rejected']

/** Marks the elements of a way and no others; `undefined` removes all marks. */
export function markWay(modeler: Pick<Modeler<ModelerServices>, 'get'>, marks: ReadonlyMap<string, Mark> | undefined): void {
  const [canvas, elements] = [modeler.get('canvas'), modeler.get('elementRegistry')]
  for (const { id } of elements.getAll()) {
    for (const mark of allMarks) if (canvas.hasMarker(id, `flow-${mark}`)) canvas.removeMarker(id, `flow-${mark}`)
    const mark = marks?.get(id)
    if (mark) canvas.addMarker(id, `flow-${mark}`)
  }
}

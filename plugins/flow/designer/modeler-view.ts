import type Modeler from 'bpmn-js/lib/Modeler'
import { avoidLabelOverlap } from '../diagram/clear-labels'
import { fitInto } from '../diagram/fit-into'
import type { ModelerState } from './modeler-handle'
import type { ModelerServices } from './modeler-services'

type Drawing = Pick<Modeler<ModelerServices>, 'get' | 'on'>

/** The smallest text, 14 px, stays legible; larger diagrams start at their beginning. */
const minZoom = 0.8
/** Distance of the grid's dots, in diagram units. */
const step = 20

/** Fits the whole diagram next to the palette, which covers its left edge. */
export function fitNextToPalette(modeler: Drawing): void {
  const canvas = modeler.get('canvas')
  fitInto(canvas, canvas.getContainer().querySelector('.djs-palette')?.clientWidth, minZoom)
}

/** Returns the state of the toolbar. */
export function getModelerState(modeler: Drawing): ModelerState {
  const stack = modeler.get('commandStack')
  const selectedCount = modeler.get('selection').get().length
  return { canUndo: stack.canUndo(), canRedo: stack.canRedo(), selectedCount, scale: modeler.get('canvas').zoom() }
}

/** Notifies of zoom changes, but not of panning. */
export function watchScale(modeler: Drawing, notify: () => void): void {
  let last = 0
  modeler.on('canvas.viewbox.changed', () => {
    const scale = modeler.get('canvas').zoom()
    if (scale !== last) notify()
    last = scale
  })
}

/** Zooms to the initial view of a diagram. */
export function zoomToFit(modeler: Drawing): void {
  avoidLabelOverlap(modeler.get('elementRegistry'), modeler.get('eventBus'))
  fitNextToPalette(modeler)
}

/** Pans and scales the dotted background with the diagram. */
export function panCanvas(modeler: Drawing, { style }: HTMLElement): void {
  modeler.on('canvas.viewbox.changed', () => {
    const { x, y, scale } = modeler.get('canvas').viewbox()
    style.backgroundPosition = `${-x * scale}px ${-y * scale}px`
    style.backgroundSize = `${step * scale}px ${step * scale}px`
  })
}

import type Modeler from 'bpmn-js/lib/Modeler'
import { avoidLabelOverlap } from '../diagram/clear-labels'
import { fitInto } from '../diagram/fit-into'
import type { ModelerState } from './modeler-handle'
import type { ModelerServices } from './modeler-services'

type Drawing = Pick<Modeler<ModelerServices>, 'get' | 'on'>

/** its smallest words, of 14 pixels, can still be read; what is larger begins at its start */
const minZoom = 0.8
/** between the dots of the grid, in units of the drawing */
const step = 20

/** All of a drawing at once, beside the palette that lies over its left. */
export function fitBeside(made: Drawing): void {
  const canvas = made.get('canvas')
  fitInto(canvas, canvas.getContainer().querySelector('.djs-palette')?.clientWidth, minZoom)
}

/** What the tools above a drawing need to know of it. */
export function getModelerState(made: Drawing): ModelerState {
  const stack = made.get('commandStack')
  const chosenCount = made.get('selection').get().length
  return { canUndo: stack.canUndo(), canRedo: stack.canRedo(), chosenCount, scale: made.get('canvas').zoom() }
}

/** Tells when a drawing is seen larger or smaller; not while it is moved. */
export function watchScale(made: Drawing, tell: () => void): void {
  let last = 0
  made.on('canvas.viewbox.changed', () => {
    const scale = made.get('canvas').zoom()
    if (scale !== last) tell()
    last = scale
  })
}

/** A drawing as it is seen first. */
export function zoomToFit(made: Drawing): void {
  avoidLabelOverlap(made.get('elementRegistry'), made.get('eventBus'))
  fitBeside(made)
}

/** The dots of the ground move and grow with the drawing. */
export function panCanvas(made: Drawing, { style }: HTMLElement): void {
  made.on('canvas.viewbox.changed', () => {
    const { x, y, scale } = made.get('canvas').viewbox()
    style.backgroundPosition = `${-x * scale}px ${-y * scale}px`
    style.backgroundSize = `${step * scale}px ${step * scale}px`
  })
}

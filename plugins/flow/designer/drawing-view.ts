import type Modeler from 'bpmn-js/lib/Modeler'
import { clearLabels } from '../diagram/clear-labels'
import { fitInto } from '../diagram/fit'
import type { DrawingServices } from './drawing-services'

type Drawing = Pick<Modeler<DrawingServices>, 'get' | 'on'>

/** what the palette takes, with air on its left */
const paletteRoom = 180
/** its smallest words, of 14 pixels, can still be read; what is larger begins at its start */
const leastZoom = 0.8
/** between the dots of the grid, in units of the drawing */
const step = 20

/** All of a drawing at once, beside the palette that lies over its left. */
export const fitBeside = (made: Drawing) => fitInto(made.get('canvas'), paletteRoom, leastZoom)

/** A drawing as it is seen first. */
export function settle(made: Drawing): void {
  clearLabels(made.get('elementRegistry'), made.get('eventBus'))
  fitBeside(made)
}

/** The dots of the ground move and grow with the drawing. */
export function moveGround(made: Drawing, { style }: HTMLElement): void {
  made.on('canvas.viewbox.changed', () => {
    const { x, y, scale } = made.get('canvas').viewbox()
    style.backgroundPosition = `${-x * scale}px ${-y * scale}px`
    style.backgroundSize = `${step * scale}px ${step * scale}px`
  })
}

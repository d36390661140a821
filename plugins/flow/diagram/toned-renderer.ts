import BpmnRenderer from 'bpmn-js/lib/draw/BpmnRenderer'
import type { Shape } from 'bpmn-js/lib/model/Types'

export interface Tone {
  readonly stroke: string
  readonly fill: string
}

const getNamedTone = (role: string): Tone => ({ stroke: `var(--${role})`, fill: `var(--${role}-soft)` })

const tones: readonly (readonly [type: RegExp, tone: Tone])[] = [
  [/^bpmn:StartEvent$/, getNamedTone('success')],
  [/^bpmn:EndEvent$/, getNamedTone('danger')],
  [/Event$/, getNamedTone('info')],
  [/Gateway$/, getNamedTone('warning')],
  [/^bpmn:(User|Manual)Task$/, getNamedTone('accent')],
  [/^bpmn:(\w+Task|CallActivity)$/, getNamedTone('help')],
]

/** Returns the color of an element type; `undefined` for groups and annotations. */
export const getTone = (type: string): Tone | undefined => tones.find(([pattern]) => pattern.test(type))?.[1]

class TonedRenderer extends BpmnRenderer {
  override drawShape(graphics: SVGElement, shape: Shape, attributes?: object) {
    return super.drawShape(graphics, shape, { ...getTone(shape.type), ...attributes })
  }
}

/** Creates the bpmn-js module that draws each kind of element in its color. */
export const tonedRenderer = { bpmnRenderer: ['type', TonedRenderer] }

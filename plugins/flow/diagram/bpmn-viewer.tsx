import 'bpmn-js/dist/assets/diagram-js.css'
import 'bpmn-js/dist/assets/bpmn-js.css'
import './canvas.css'
import NavigatedViewer from 'bpmn-js/lib/NavigatedViewer'
import type Canvas from 'diagram-js/lib/core/Canvas'
import type ElementRegistry from 'diagram-js/lib/core/ElementRegistry'
import type EventBus from 'diagram-js/lib/core/EventBus'
import type ZoomScroll from 'diagram-js/lib/navigation/zoomscroll/ZoomScroll'
import { type Ref, useEffect, useImperativeHandle, useRef } from 'react'
import type { Mark } from './activity-marks'
import { avoidLabelOverlap } from './clear-labels'
import { diagramColors, diagramText } from './diagram-colors'
import type { Change } from './diff-definitions'
import { fitInto } from './fit-into'
import { toReadableProcess } from './foreign-ids'
import { enablePinchZoom } from './pinch-zoom'
import { fitOnPrint } from './print-diagram'
import { tonedRenderer } from './toned-renderer'

interface Services {
  readonly canvas: Canvas
  readonly elementRegistry: ElementRegistry
  readonly eventBus: EventBus
  readonly zoomScroll: ZoomScroll
}

/** Commands of a diagram for the buttons next to it. */
export interface ViewerHandle {
  readonly fit: () => void
  readonly zoom: (steps: number) => void
}

interface BpmnViewerProps {
  readonly xml: string
  readonly marks: ReadonlyMap<string, Mark | Change>
  /** Returns the label of a mark. */
  readonly getLabel: (mark: Mark | Change) => string
  /** Accessible name. */
  readonly label: string
  readonly ref?: Ref<ViewerHandle>
  /** Called after drawing, with the import error if there is one. */
  readonly onDrawn: (error: unknown) => void
}

/** In CSS pixels; on a phone a whole process would be too small to read. */
const phoneWidth = 600
const minLegibleScale = 0.8
const padding = 12

/** Fits the whole diagram; on a phone as much from its start as is legible. */
function fitToCanvas(canvas: Canvas): void {
  fitInto(canvas)
  const { inner, outer } = canvas.viewbox()
  if (canvas.zoom() >= minLegibleScale || outer.width > phoneWidth) return
  const [width, height] = [outer.width / minLegibleScale, outer.height / minLegibleScale]
  canvas.viewbox({ x: inner.x - padding, y: inner.y + (inner.height - height) / 2, width, height })
}

/** Creates the tooltip of an element, which screen readers read as well. */
function getTitle(text: string): SVGTitleElement {
  const title = document.createElementNS('http://www.w3.org/2000/svg', 'title')
  title.textContent = text
  return title
}

/** Draws a process; destroys the viewer on unmount. */
export default function BpmnViewer({ xml, marks, getLabel, label, ref, onDrawn }: BpmnViewerProps) {
  const host = useRef<HTMLElement>(null)
  const viewer = useRef<NavigatedViewer<Services>>(undefined)
  const handlers = useRef({ getLabel, onDrawn })
  useEffect(() => {
    handlers.current = { getLabel, onDrawn }
  })
  useEffect(() => {
    if (!host.current) return
    const made = new NavigatedViewer<Services>({
      container: host.current,
      bpmnRenderer: diagramColors,
      textRenderer: diagramText(),
      // colors show states if there are marks, kinds otherwise
      additionalModules: marks.size > 0 ? [] : [tonedRenderer],
    })
    viewer.current = made
    const unwatch = [enablePinchZoom(host.current, made.get('canvas')), fitOnPrint(host.current, made.get('canvas'))]
    let [isDrawn, isGone] = [false, false]
    // content around the diagram loads later; print scales the diagram as it is
    const sizes = new ResizeObserver(() => {
      if (!isDrawn || matchMedia('print').matches) return
      made.get('canvas').resized()
      fitToCanvas(made.get('canvas'))
    })
    sizes.observe(host.current)
    const draw = async () => {
      const readable = toReadableProcess(xml)
      await made.importXML(readable.xml)
      if (isGone) return
      const [canvas, elements] = [made.get('canvas'), made.get('elementRegistry')]
      // a history may name elements that this version of the process no longer has
      for (const [markedId, mark] of marks) {
        const id = readable.toReadableId(markedId)
        if (elements.get(id)) {
          canvas.addMarker(id, `flow-${mark}`)
          elements.getGraphics(id).append(getTitle(handlers.current.getLabel(mark)))
        }
      }
      avoidLabelOverlap(elements, made.get('eventBus'))
      fitToCanvas(canvas)
      isDrawn = true
    }
    draw().then(
      () => isGone || handlers.current.onDrawn(undefined),
      (error: unknown) => isGone || handlers.current.onDrawn(error),
    )
    return () => {
      isGone = true
      sizes.disconnect()
      viewer.current = undefined
      for (const end of unwatch) end()
      made.destroy()
    }
  }, [xml, marks])
  useImperativeHandle(ref, () => ({
    fit: () => viewer.current && fitToCanvas(viewer.current.get('canvas')),
    zoom: (steps) => viewer.current?.get('zoomScroll').stepZoom(steps),
  }))
  return <section ref={host} className="flow-canvas relative overflow-hidden border-1 surface-border border-round" aria-label={label} />
}

import 'bpmn-js/dist/assets/diagram-js.css'
import 'bpmn-js/dist/assets/bpmn-js.css'
import 'bpmn-js/dist/assets/bpmn-font/css/bpmn.css'
import '../diagram/canvas.css'
import './designer.css'
import type BpmnFactory from 'bpmn-js/lib/features/modeling/BpmnFactory'
import type Modeling from 'bpmn-js/lib/features/modeling/Modeling'
import Modeler from 'bpmn-js/lib/Modeler'
import type { Element } from 'bpmn-js/lib/model/Types'
import type Canvas from 'diagram-js/lib/core/Canvas'
import type ElementRegistry from 'diagram-js/lib/core/ElementRegistry'
import type Selection from 'diagram-js/lib/features/selection/Selection'
import { type Ref, useEffect, useImperativeHandle, useRef } from 'react'
import { diagramColors } from '../diagram/diagram-colors'
import { type ChosenElement, chosenOf, type Property, wireName } from './chosen'
import { flowable } from './flowable'
import { translation } from './words'

interface Services {
  readonly canvas: Canvas
  readonly selection: Selection
  readonly elementRegistry: ElementRegistry
  readonly modeling: Modeling
  readonly bpmnFactory: BpmnFactory
}

/** What the parts around a drawing do with it. */
export interface DrawingHandle {
  readonly change: (id: string, property: Property, text: string) => void
  /** The file, with the process named as its model is. */
  readonly save: (process: { readonly key: string; readonly name: string }) => Promise<string>
}

interface BpmnDrawingProps {
  readonly xml: string
  readonly language: 'zh-cn' | 'en'
  readonly label: string
  readonly ref?: Ref<DrawingHandle>
  readonly onChosen: (chosen: ChosenElement | undefined) => void
  readonly onChanged: () => void
  readonly onFailed: (error: unknown) => void
}

/** A process that is drawn by hand; what stands on the page was never saved until `save` is. */
export default function BpmnDrawing({ xml, language, label, ref, onChosen, onChanged, onFailed }: BpmnDrawingProps) {
  const host = useRef<HTMLElement>(null)
  const modeler = useRef<Modeler<Services>>(undefined)
  // a hidden tab ends the drawing: what it held comes back with it
  const kept = useRef(xml)
  const handlers = useRef({ onChosen, onChanged, onFailed })
  useEffect(() => {
    handlers.current = { onChosen, onChanged, onFailed }
  })
  useEffect(() => {
    if (!host.current) return
    const made = new Modeler<Services>({
      container: host.current,
      bpmnRenderer: diagramColors,
      textRenderer: { defaultStyle: { fontFamily: 'inherit' } },
      moddleExtensions: { flowable },
      additionalModules: [translation(language)],
    })
    modeler.current = made
    let isGone = false
    const tell = () => {
      const [only, ...others] = made.get('selection').get()
      handlers.current.onChosen(only && others.length === 0 ? chosenOf(only) : undefined)
    }
    const remember = async () => {
      const { xml: now } = await made.saveXML({ format: true })
      if (now && !isGone) kept.current = now
    }
    made.on('selection.changed', tell)
    made.on('commandStack.changed', () => {
      tell()
      handlers.current.onChanged()
      void remember()
    })
    made.importXML(kept.current).then(
      () => !isGone && made.get('canvas').zoom('fit-viewport', { x: 0, y: 0 }),
      (error: unknown) => !isGone && handlers.current.onFailed(error),
    )
    return () => {
      isGone = true
      modeler.current = undefined
      made.destroy()
    }
  }, [language])

  useImperativeHandle(ref, () => ({
    change(id, property, text) {
      const made = modeler.current
      // the registry holds what the modeler made
      const element = made?.get('elementRegistry').get(id) as Element | undefined
      if (!made || !element) return
      const expression = text === '' ? undefined : made.get('bpmnFactory').create('bpmn:FormalExpression', { body: text })
      const properties = property === 'condition' ? { conditionExpression: expression } : { [wireName(property)]: text || undefined }
      made.get('modeling').updateProperties(element, properties)
    },
    async save({ key, name }) {
      const made = modeler.current
      if (!made) return kept.current
      // the root of what the modeler drew is one of its own
      const root = made.get('canvas').getRootElement() as Element
      if (root.businessObject.get('id') !== key) made.get('modeling').updateProperties(root, { id: key })
      if (root.businessObject.get('name') !== name) made.get('modeling').updateProperties(root, { name })
      return (await made.saveXML({ format: true })).xml ?? kept.current
    },
  }))
  return <section ref={host} className="flow-canvas flow-drawing" aria-label={label} />
}

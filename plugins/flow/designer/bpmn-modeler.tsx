import 'bpmn-js/dist/assets/diagram-js.css'
import 'bpmn-js/dist/assets/bpmn-js.css'
import 'bpmn-js/dist/assets/bpmn-font/css/bpmn.css'
import 'diagram-js-minimap/assets/diagram-js-minimap.css'
import '../diagram/canvas.css'
import './designer.css'
import { useTranslate } from '@jwsk/kit'
import Modeler from 'bpmn-js/lib/Modeler'
import type { Element } from 'bpmn-js/lib/model/Types'
import minimap from 'diagram-js-minimap'
import { type Ref, useEffect, useImperativeHandle, useRef } from 'react'
import { diagramColors, diagramText } from '../diagram/diagram-colors'
import { toReadableProcess } from '../diagram/foreign-ids'
import { tonedRenderer } from '../diagram/toned-renderer'
import { changeSettings, setDefaultFlow } from './change-element'
import { markProblems, problemMark } from './check/mark-problems'
import { createTranslation, getKindName } from './designer-translations'
import type { ModelerHandle, ModelerState } from './modeler-handle'
import type { ModelerServices } from './modeler-services'
import { fitNextToPalette, getModelerState, panCanvas, watchScale, zoomToFit } from './modeler-view'
import { paletteTranslations } from './palette-names'
import { foreignContent } from './process/copy-foreign-content'
import { declareNamespace, type Engine, findEngine } from './process/engine'
import { findLosses, type ImportLosses } from './process/import-losses'
import { nameProcess } from './process/name-process'
import { type SelectedElement, toSelectedElement } from './selected-element'
import { markWay } from './simulation/mark-way'

interface BpmnModelerProps {
  readonly xml: string
  readonly language: 'zh-cn' | 'en'
  readonly label: string
  readonly ref?: Ref<ModelerHandle>
  readonly onSelect: (selected: SelectedElement | undefined) => void
  readonly onChanged: () => void
  readonly onState: (state: ModelerState) => void
  readonly onFailed: (error: unknown) => void
  /** Called with what of the process cannot be edited or drawn. */
  readonly onImported: (losses: ImportLosses) => void
}

/** Origin of the process that is edited. */
interface ProcessSource {
  readonly engine: Engine
  /** Puts the original ids back into XML that was edited. */
  restore(edited: string): string
}

async function importProcess(modeler: Modeler<ModelerServices>, xml: string): Promise<ProcessSource & { readonly losses: ImportLosses }> {
  const readable = toReadableProcess(xml)
  let warnings: readonly unknown[] = []
  modeler.get('eventBus').once('import.parse.complete', (event: { readonly warnings?: readonly unknown[] }) => {
    warnings = event.warnings ?? []
  })
  await modeler.importXML(readable.xml)
  const engine = findEngine(xml)
  declareNamespace(modeler.getDefinitions(), engine)
  return { engine, restore: readable.restore, losses: findLosses(modeler, warnings) }
}

/** Editor of a process diagram; changes are unsaved until `save` is called. */
export default function BpmnModeler({ xml, language, label, ref, ...callbacks }: BpmnModelerProps) {
  const { onSelect, onChanged, onState, onFailed, onImported } = callbacks
  const t = useTranslate()
  const host = useRef<HTMLElement>(null)
  const modeler = useRef<Modeler<ModelerServices>>(undefined)
  // unmounting (a hidden tab) destroys the modeler: the latest XML restores its content
  const latestXml = useRef(xml)
  const source = useRef<ProcessSource>({ engine: 'flowable', restore: (edited) => edited })
  const handlers = useRef({ t, onSelect, onChanged, onState, onFailed, onImported })
  useEffect(() => {
    handlers.current = { t, onSelect, onChanged, onState, onFailed, onImported }
  })
  useEffect(() => {
    if (!host.current) return
    const instance = new Modeler<ModelerServices>({
      container: host.current,
      bpmnRenderer: diagramColors,
      textRenderer: diagramText(),
      additionalModules: [
        tonedRenderer,
        createTranslation(language),
        paletteTranslations((entry) => handlers.current.t(`designer.palette.${entry}`)),
        minimap,
        foreignContent,
      ],
    })
    modeler.current = instance
    panCanvas(instance, host.current)
    let isGone = false
    const notifyState = () => handlers.current.onState(getModelerState(instance))
    const notifySelection = () => {
      const [only, ...others] = instance.get('selection').get()
      notifyState()
      handlers.current.onSelect(
        only && others.length === 0
          ? toSelectedElement(only, { engine: source.current.engine, getKind: (type) => getKindName(type, language) })
          : undefined,
      )
    }
    const remember = async () => {
      const { xml: now } = await instance.saveXML({ format: true })
      if (now && !isGone) latestXml.current = source.current.restore(now)
    }
    instance.on('selection.changed', notifySelection)
    watchScale(instance, notifyState)
    instance.on('commandStack.changed', () => {
      notifySelection()
      instance.get('overlays').remove({ type: problemMark })
      markWay(instance, undefined)
      handlers.current.onChanged()
      void remember()
    })
    importProcess(instance, latestXml.current).then(
      (imported) => {
        if (isGone) return
        source.current = imported
        zoomToFit(instance)
        handlers.current.onImported(imported.losses)
      },
      (error: unknown) => !isGone && handlers.current.onFailed(error),
    )
    return () => {
      isGone = true
      modeler.current = undefined
      instance.destroy()
    }
  }, [language])

  const getKind = (type: string) => (type === 'bpmn:Process' ? t('designer.process') : getKindName(type, language))
  const act = (action: string, options?: object) => void modeler.current?.get('editorActions').trigger(action, options)
  useImperativeHandle(ref, () => ({
    change(id, property, text) {
      const instance = modeler.current
      // the registry contains elements of the modeler
      const element = instance?.get('elementRegistry').get(id) as Element | undefined
      if (!instance || !element) return
      const expression = text === '' ? undefined : instance.get('bpmnFactory').create('bpmn:FormalExpression', { body: text })
      const properties = property === 'condition' ? { conditionExpression: expression } : { [property]: text || undefined }
      instance.get('modeling').updateProperties(element, properties)
    },
    setDefault: (id, isDefault) => modeler.current && setDefaultFlow(modeler.current, { id, isDefault }),
    changeSettings: (id, settings) => modeler.current && changeSettings(modeler.current, { id, engine: source.current.engine, settings }),
    async save({ key, name }) {
      const instance = modeler.current
      if (!instance) return latestXml.current
      nameProcess(instance, { key, name })
      const { xml: edited } = await instance.saveXML({ format: true })
      return edited ? source.current.restore(edited) : latestXml.current
    },
    getXml: async () => (await modeler.current?.saveXML())?.xml ?? toReadableProcess(latestXml.current).xml,
    mark: (next) => modeler.current && markWay(modeler.current, next),
    undo: () => act('undo'),
    redo: () => act('redo'),
    zoom: (value) => act('stepZoom', { value }),
    fit: () => modeler.current && fitNextToPalette(modeler.current),
    unscale: () => act('zoom', { value: 1 }),
    align: (type) => act('alignElements', { type }),
    async open(next) {
      const instance = modeler.current
      if (!instance) return
      const before = latestXml.current
      try {
        const imported = await importProcess(instance, next)
        source.current = imported
        handlers.current.onImported(imported.losses)
      } catch (error) {
        await importProcess(instance, before)
        throw error
      } finally {
        zoomToFit(instance)
      }
      latestXml.current = next
      handlers.current.onChanged()
      handlers.current.onState(getModelerState(instance))
    },
    svg: async () => (await modeler.current?.saveSVG())?.svg ?? '',
    check: (fields) => (modeler.current ? markProblems(modeler.current, { fields, getKind }) : Promise.resolve([])),
    show(id) {
      const instance = modeler.current
      const element = instance?.get('elementRegistry').get(id)
      if (!instance || !element) return
      instance.get('canvas').scrollToElement(element, { top: 80, right: 80, bottom: 80, left: 160 })
      instance.get('selection').select(element)
    },
  }))
  return <section ref={host} className="flow-canvas flow-modeler relative overflow-hidden flex-1" aria-label={label} />
}

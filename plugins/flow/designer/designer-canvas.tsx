import { Fallback, loadable, useLanguage, useNotifier, useTranslate } from '@jwsk/kit'
import type { FlowField } from '@jwsk/sdk/flow'
import { type RefObject, useRef, useState } from 'react'
import type { Mark } from '../diagram/activity-marks'
import type { ModelDetails } from './model-panel'
import { initialModelerState, type ModelerHandle, type NamedProblem } from './modeler-handle'
import type { ImportLosses } from './process/import-losses'
import type { SelectedElement } from './selected-element'

const BpmnViewer = loadable(() => import('../diagram/bpmn-viewer'))
const BpmnDrawing = loadable(() => import('./bpmn-modeler'))
const DesignerTools = loadable(() => import('./designer-tools').then((module) => ({ default: module.DesignerTools })))

/** Number of elements that a warning names. */
const maxNames = 5

const noMarks: ReadonlyMap<string, Mark> = new Map()

interface DesignerCanvasProps {
  readonly drawing: RefObject<ModelerHandle | null>
  readonly xml: string
  readonly details: ModelDetails
  /** Fields of the form. */
  readonly fields: readonly FlowField[]
  readonly isReadOnly: boolean
  /** Marks of a read-only diagram. */
  readonly marks: ReadonlyMap<string, Mark> | undefined
  readonly onSelect: (selected: SelectedElement | undefined) => void
  readonly onChanged: () => void
  readonly problemCount: number | undefined
  readonly onProblems: (problems: readonly NamedProblem[]) => void
}

/** Diagram with its toolbar; read-only on a phone. */
export function DesignerCanvas({
  drawing,
  xml,
  details,
  fields,
  isReadOnly,
  marks = noMarks,
  problemCount,
  ...handlers
}: DesignerCanvasProps) {
  const { onSelect, onChanged, onProblems } = handlers
  const t = useTranslate()
  const notice = useNotifier()
  const language = useLanguage()
  const stage = useRef<HTMLDivElement>(null)
  const [state, setState] = useState(initialModelerState)
  const [losses, setLosses] = useState<ImportLosses>()
  const failed = () => notice.notify({ severity: 'error', text: t('diagram.refused.unreadable') })
  const skeleton = <div className="kit-skeleton-box" aria-busy="true" />
  if (isReadOnly)
    return (
      <div className="flow-diagram flex flex-column">
        <Fallback fallback={skeleton}>
          <BpmnViewer
            xml={xml}
            marks={marks}
            getLabel={(mark) => t(`diagram.marks.${mark}`)}
            label={t('designer.label')}
            onDrawn={(error) => error !== undefined && failed()}
          />
        </Fallback>
      </div>
    )
  return (
    <div ref={stage} className="kit-card min-w-0">
      <Fallback fallback={<div className="kit-control" aria-busy="true" />}>
        <DesignerTools
          drawing={drawing}
          state={state}
          name={details.name}
          file={async () => (await drawing.current?.save(details)) ?? xml}
          problemCount={problemCount}
          onProblems={() => stage.current?.parentElement?.querySelector<HTMLElement>('.flow-problems')?.focus()}
          onCheck={() => void drawing.current?.check(fields).then(onProblems, notice.error)}
          onFullScreen={() => void (document.fullscreenElement ? document.exitFullscreen() : stage.current?.requestFullscreen())}
        />
      </Fallback>
      {losses && <LossWarning losses={losses} />}
      <Fallback fallback={skeleton}>
        <BpmnDrawing
          ref={drawing}
          xml={xml}
          language={language}
          label={t('designer.label')}
          onSelect={onSelect}
          onChanged={onChanged}
          onState={setState}
          onFailed={failed}
          onImported={setLosses}
        />
      </Fallback>
    </div>
  )
}

/** Warns of content that saving would drop, and names elements without a shape. */
function LossWarning({ losses }: { readonly losses: ImportLosses }) {
  const t = useTranslate()
  const { unreadable, undrawn } = losses
  if (unreadable.length + undrawn.length === 0) return null
  return (
    <div role="alert" className="px-3 py-2 border-bottom-1 surface-border text-sm text-orange-500">
      {undrawn.length > 0 && <p>{t('designer.losses.undrawn', { count: undrawn.length, names: undrawn.slice(0, maxNames).join('、') })}</p>}
      {unreadable.length > 0 && (
        <details>
          <summary>{t('designer.losses.unreadable', { count: unreadable.length })}</summary>
          <ul>
            {unreadable.map((message, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: messages can repeat, and the list never changes
              <li key={index}>{message}</li>
            ))}
          </ul>
        </details>
      )}
    </div>
  )
}

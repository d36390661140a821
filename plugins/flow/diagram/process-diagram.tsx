import { Button, Fallback, LoadFailed, loadable, MessagePanel, useAnswer, useTranslate } from '@jwsk/kit'
import { flowProcess } from '@jwsk/sdk/flow'
import { useMemo, useRef, useState } from 'react'
import type { PictureHandle } from './bpmn-picture'
import { refusalOf } from './drawable'
import { type Mark, marksOf, type Visit } from './marks'

const BpmnPicture = loadable(() => import('./bpmn-picture'))

interface ProcessDiagramProps {
  /** A running or finished process, with what it has come to; or a process as it was deployed. */
  readonly of: { readonly processInstanceId: string } | { readonly processDefinitionId: string }
}

const kinds: readonly Mark[] = ['active', 'passed', 'taken']

/** The diagram of a process, or why there is none. */
export function ProcessDiagram({ of }: ProcessDiagramProps) {
  const t = useTranslate()
  // how far it is must be true now
  const { data, error, refetch, isFetching } = useAnswer(flowProcess.modelView, of, { freshFor: 0 })
  if (error) return <LoadFailed title={t('diagram.failed')} error={error} isFetching={isFetching} refetch={refetch} />
  if (!data) return <div className="kit-skeleton-box" aria-busy="true" />
  return <Diagram xml={data.xml} flow={data.flow} />
}

interface DiagramProps {
  readonly xml: string
  readonly flow: readonly Visit[]
}

function Diagram({ xml, flow }: DiagramProps) {
  const t = useTranslate()
  const picture = useRef<PictureHandle>(null)
  const refusal = useMemo(() => refusalOf(xml), [xml])
  const marks = useMemo(() => marksOf(flow), [flow])
  const [hasFailed, setFailed] = useState(false)
  const reason = hasFailed ? 'unreadable' : refusal
  if (reason) return <MessagePanel icon="warning" title={t('diagram.notShown')} text={t(`diagram.refused.${reason}`)} />
  return (
    <div className="flow-diagram relative flex flex-column gap-2">
      <Fallback show={<div className="kit-skeleton-box" aria-busy="true" />}>
        <BpmnPicture ref={picture} xml={xml} marks={marks} label={t('diagram.label')} onDrawn={(error) => setFailed(error !== undefined)} />
      </Fallback>
      <div className="flex flex-wrap align-items-center justify-content-between gap-2">
        {marks.size > 0 ? (
          <ul className="flow-legend flex flex-wrap gap-4 text-xs text-color-secondary">
            {kinds.map((kind) => (
              <li key={kind} className={`flow-legend-${kind} flex align-items-center gap-2`}>
                {t(`diagram.marks.${kind}`)}
              </li>
            ))}
          </ul>
        ) : (
          <span />
        )}
        <span>
          <Button kind="quiet" icon="add" aria-label={t('diagram.larger')} onClick={() => picture.current?.zoom(1)} />
          <Button kind="quiet" icon="minus" aria-label={t('diagram.smaller')} onClick={() => picture.current?.zoom(-1)} />
          <Button kind="quiet" onClick={() => picture.current?.fit()}>
            {t('diagram.fit')}
          </Button>
        </span>
      </div>
    </div>
  )
}

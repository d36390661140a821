import { Button, Fallback, loadable, MessagePanel, useTranslate } from '@jwsk/kit'
import { useMemo, useRef, useState } from 'react'
import { useFormatSummary } from '../fields/use-format-list'
import type { Mark } from './activity-marks'
import type { ViewerHandle } from './bpmn-viewer'
import { findDrawableError } from './check-drawable'
import type { Change } from './diff-definitions'
import { createElementNames } from './element-names'

const BpmnViewer = loadable(() => import('./bpmn-viewer'))

interface AnnotatedDiagramProps {
  readonly xml: string
  readonly marks: ReadonlyMap<string, Mark | Change>
  /** Marks in the legend, in this order. */
  readonly kinds: readonly (Mark | Change)[]
  /** Whether it is low until the user expands it. */
  readonly isExpandable?: boolean
}

/** Diagram with marks, or the reason why it is not drawn. */
export function AnnotatedDiagram({ xml, marks, kinds, isExpandable = false }: AnnotatedDiagramProps) {
  const t = useTranslate()
  const viewer = useRef<ViewerHandle>(null)
  const formatSummary = useFormatSummary()
  const translatedXml = useMemo(() => createElementNames(xml, formatSummary), [xml, formatSummary])
  const drawableError = useMemo(() => findDrawableError(xml), [xml])
  const [isExpanded, setExpanded] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  const reason = hasFailed ? 'unreadable' : drawableError
  if (reason) return <MessagePanel icon="warning" title={t('diagram.notShown')} text={t(`diagram.refused.${reason}`)} />
  const size = isExpanded ? 'flow-diagram-whole' : 'flow-diagram-compact'
  return (
    <div className={`flow-diagram ${isExpandable ? size : ''} relative flex flex-column gap-2`}>
      <Fallback fallback={<div className="kit-skeleton-box" aria-busy="true" />}>
        <BpmnViewer
          ref={viewer}
          xml={translatedXml}
          marks={marks}
          getLabel={(mark) => t(`diagram.marks.${mark}`)}
          label={t('diagram.label')}
          onDrawn={(error) => setFailed(error !== undefined)}
        />
      </Fallback>
      <div className="flex flex-wrap align-items-center justify-content-between gap-2">
        {marks.size > 0 ? (
          <ul className="flow-legend flex flex-wrap gap-4 text-xs text-color-secondary">
            {kinds.map((kind) => (
              <li key={kind} className={`flow-${kind} flex align-items-center gap-2`}>
                {t(`diagram.marks.${kind}`)}
              </li>
            ))}
          </ul>
        ) : (
          <span />
        )}
        <span>
          <Button
            variant="quiet"
            icon="add"
            aria-label={t('diagram.larger')}
            title={t('diagram.larger')}
            onClick={() => viewer.current?.zoom(1)}
          />
          <Button
            variant="quiet"
            icon="minus"
            aria-label={t('diagram.smaller')}
            title={t('diagram.smaller')}
            onClick={() => viewer.current?.zoom(-1)}
          />
          <Button variant="quiet" onClick={() => viewer.current?.fit()}>
            {t('diagram.fit')}
          </Button>
          {isExpandable && (
            <Button variant="quiet" aria-expanded={isExpanded} onClick={() => setExpanded(!isExpanded)}>
              {t(isExpanded ? 'diagram.collapse' : 'diagram.expand')}
            </Button>
          )}
        </span>
      </div>
    </div>
  )
}

import { LoadError, useTranslate } from '@jwsk/kit'
import { createLegend, type Outcome } from './activity-marks'
import { AnnotatedDiagram } from './annotated-diagram'
import { type ProcessKey, useProcess } from './use-process'

interface ProcessDiagramProps {
  readonly of: ProcessKey
  readonly outcome?: Outcome | undefined
  /** Whether it is low until the user expands it. */
  readonly isExpandable?: boolean
}

/** Diagram of a process, or the reason why there is none. */
export function ProcessDiagram({ of, outcome, isExpandable = false }: ProcessDiagramProps) {
  const t = useTranslate()
  const { query, marks } = useProcess(of, outcome)
  const { data, error, refetch, isFetching } = query
  if (error) return <LoadError title={t('diagram.failed')} error={error} isFetching={isFetching} refetch={refetch} />
  if (!data) return <div className="kit-skeleton-box" aria-busy="true" />
  return <AnnotatedDiagram xml={data.xml} marks={marks} kinds={createLegend(marks)} isExpandable={isExpandable} />
}

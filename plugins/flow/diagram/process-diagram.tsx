import { LoadFailed, useAnswer, useTranslate } from '@jwsk/kit'
import { flowProcess } from '@jwsk/sdk/flow'
import { useMemo } from 'react'
import { MarkedDiagram } from './marked-diagram'
import { legendOf, marksOf, type Visit } from './marks'

interface ProcessDiagramProps {
  /** A running or finished process, with what it has come to; or a process as it was deployed. */
  readonly of: { readonly processInstanceId: string } | { readonly processDefinitionId: string }
}

/** The diagram of a process, or why there is none. */
export function ProcessDiagram({ of }: ProcessDiagramProps) {
  const t = useTranslate()
  // how far it is must be true now
  const { data, error, refetch, isFetching } = useAnswer(flowProcess.modelView, of, { freshFor: 0 })
  if (error) return <LoadFailed title={t('diagram.failed')} error={error} isFetching={isFetching} refetch={refetch} />
  if (!data) return <div className="kit-skeleton-box" aria-busy="true" />
  return <Diagram xml={data.xml} flow={data.flow} />
}

function Diagram({ xml, flow }: { readonly xml: string; readonly flow: readonly Visit[] }) {
  const marks = useMemo(() => marksOf(flow), [flow])
  return <MarkedDiagram xml={xml} marks={marks} kinds={legendOf(marks)} />
}

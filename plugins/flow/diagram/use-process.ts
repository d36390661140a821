import { useOperationQuery } from '@jwsk/kit'
import { flowProcess } from '@jwsk/sdk/flow'
import { useMemo } from 'react'
import { createMarks, type Mark, type Outcome } from './activity-marks'
import { findRejectionFlows } from './rejections'

/** Running or finished process with its state, or a deployed process definition. */
export type ProcessKey = { readonly processInstanceId: string } | { readonly processDefinitionId: string }

const noMarks: ReadonlyMap<string, Mark> = new Map()

/** Loads the XML of a process and the marks of its elements. */
export function useProcess(of: ProcessKey, outcome?: Outcome) {
  // the progress must never be stale
  const query = useOperationQuery(flowProcess.modelView, of, { staleTime: 0 })
  const { data } = query
  const marks = useMemo(
    () => (data ? createMarks(data.flow, { rejections: findRejectionFlows(data.xml), outcome }) : noMarks),
    [data, outcome],
  )
  return { query, marks }
}

import { useOperationQuery } from '@jwsk/kit'
import { flowProcess } from '@jwsk/sdk/flow'
import { useMemo } from 'react'
import { createMarks, type Mark, type Outcome } from './activity-marks'
import { findRejectionFlows } from './rejections'

/** A running or finished process, with what it has come to; or a process as it was deployed. */
export type ProcessKey = { readonly processInstanceId: string } | { readonly processDefinitionId: string }

const noMarks: ReadonlyMap<string, Mark> = new Map()

/** The file of a process and how its elements are marked. */
export function useProcess(of: ProcessKey, outcome?: Outcome) {
  // how far it is must be true now
  const answer = useOperationQuery(flowProcess.modelView, of, { staleTime: 0 })
  const { data } = answer
  const marks = useMemo(
    () => (data ? createMarks(data.flow, { rejections: findRejectionFlows(data.xml), outcome }) : noMarks),
    [data, outcome],
  )
  return { answer, marks }
}

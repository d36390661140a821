import '../views/flow-page.css'
import type { ReactNode } from 'react'
import type { Outcome } from './activity-marks'
import { ProcessDiagram } from './process-diagram'
import { ProcessHistory } from './process-history'

interface ProcessTrackProps {
  readonly processInstanceId: string
  /** What became of the request, where that is known. */
  readonly outcome?: Outcome | undefined
  /** What is done with it now. */
  readonly action?: ReactNode
  /** What is asked for. */
  readonly children?: ReactNode
}

/** A running or finished process: what is asked for, what can be done, who did what when, and then its diagram. */
export function ProcessProgress({ processInstanceId, outcome, action, children }: ProcessTrackProps) {
  return (
    <div className="flow-track kit-view p-0 flex-grow-1 flex-shrink-0">
      {children}
      <div className="flow-side flex flex-column gap-5 xl:border-left-1 surface-border xl:pl-4">
        {action}
        <ProcessHistory processInstanceId={processInstanceId} outcome={outcome} />
      </div>
      <ProcessDiagram of={{ processInstanceId }} outcome={outcome} />
    </div>
  )
}

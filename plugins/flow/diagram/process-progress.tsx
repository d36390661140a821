import '../views/flow-page.css'
import { useRuntime } from '@jwsk/kit'
import { work } from '@jwsk/sdk/flow'
import type { ReactNode } from 'react'
import { CommentBox } from '../views/comments/comment-box'
import type { Outcome } from './activity-marks'
import { ProcessDiagram } from './process-diagram'
import { ProcessHistory } from './process-history'

interface ProcessProgressProps {
  readonly processInstanceId: string
  /** Outcome of the request, if known. */
  readonly outcome?: Outcome | undefined
  /** Actions that are available now. */
  readonly action?: ReactNode
  /** Buttons that stay at the bottom of the screen. */
  readonly bar?: ReactNode
  /** Content of the request. */
  readonly children?: ReactNode
}

/** Running or finished process: the request, the available actions, the history and the diagram. */
export function ProcessProgress({ processInstanceId, outcome, action, bar, children }: ProcessProgressProps) {
  const { client } = useRuntime()
  return (
    <div className={`flow-track kit-view p-0 flex-grow-1 flex-shrink-0 ${bar ? 'flow-track-above-bar' : ''}`}>
      {children}
      <div className="flow-side flex flex-column gap-5 xl:border-left-1 surface-border xl:pl-4">
        {action}
        <ProcessHistory processInstanceId={processInstanceId} outcome={outcome} />
        {client.supports(work.comment) && <CommentBox processInstanceId={processInstanceId} />}
      </div>
      <ProcessDiagram of={{ processInstanceId }} outcome={outcome} isExpandable={children !== undefined} />
      {bar && <div className="flow-bar flex flex-column gap-2">{bar}</div>}
    </div>
  )
}

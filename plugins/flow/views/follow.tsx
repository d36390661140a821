import type { ActionViewProps } from '@jwsk/kit'
import { ProcessProgress } from '../diagram/process-progress'

/** How far a process is, in the dialog of its action. */
export default function Follow({ target }: ActionViewProps<{ readonly processInstanceId: string }>) {
  return (
    <div className="kit-view">
      <ProcessProgress processInstanceId={target.processInstanceId} />
    </div>
  )
}

import type { ActionViewProps } from '@jwsk/kit'
import { ProcessProgress } from '../diagram/process-progress'

/** Progress of a process, in the dialog of its action. */
export default function Follow({ target }: ActionViewProps<{ readonly processInstanceId: string }>) {
  return (
    <div className="kit-view">
      <ProcessProgress processInstanceId={target.processInstanceId} />
    </div>
  )
}

import type { ActionViewProps } from '@jwsk/kit'
import { ProcessTrack } from '../diagram/process-track'

/** How far a process is, in the dialog of its action. */
export default function Follow({ target }: ActionViewProps<{ readonly processInstanceId: string }>) {
  return (
    <div className="kit-view">
      <ProcessTrack processInstanceId={target.processInstanceId} />
    </div>
  )
}

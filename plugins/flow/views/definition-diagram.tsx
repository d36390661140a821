import type { ActionViewProps } from '@jwsk/kit'
import { ProcessDiagram } from '../diagram/process-diagram'

/** A process as it was deployed, in the dialog of its action. */
export default function DefinitionDiagram({ target }: ActionViewProps<{ readonly id: string }>) {
  return (
    <div className="kit-view">
      <ProcessDiagram of={{ processDefinitionId: target.id }} />
    </div>
  )
}

import type { ActionViewProps } from '@jwsk/kit'
import { ProcessDiagram } from '../diagram/process-diagram'

/** Deployed process, in the dialog of its action. */
export default function DefinitionDiagram({ target }: ActionViewProps<{ readonly id: string }>) {
  return (
    <div className="kit-view">
      <ProcessDiagram of={{ processDefinitionId: target.id }} />
    </div>
  )
}

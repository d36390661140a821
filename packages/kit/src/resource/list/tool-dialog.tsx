import { loadable } from '@jwsk/ui'
import { LayoutDialog } from './layout-dialog'
import type { ListToolsProps } from './list-tools'

const ExportDialog = loadable(() => import('../export/export-dialog').then((module) => ({ default: module.ExportDialog })))

interface ToolDialogProps extends Omit<ListToolsProps, 'ref' | 'isCompact'> {
  readonly tool: 'columns' | 'download'
  readonly onClose: () => void
}

/** Renders the dialog of a list tool. */
export function ToolDialog({ tool, resource, labels, layout, ...what }: ToolDialogProps) {
  return tool === 'columns' ? (
    <LayoutDialog resource={resource} labels={labels} layoutControl={layout} onClose={what.onClose} />
  ) : (
    <ExportDialog resource={resource} labels={labels} layout={layout.layout} {...what} />
  )
}

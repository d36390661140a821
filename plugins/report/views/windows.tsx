import { type ActionViewProps, useCan } from '@jwsk/kit'
import type { Report } from '@jwsk/sdk/report'
import { ReportEngine } from './report-engine'

const preview = { page: 'preview', icon: 'show' } as const
const designer = { page: 'designer', icon: 'columns' } as const

/** Viewer of a report, with its designer for users with the permission. */
export default function ReportWindows({ target: { name = '' } }: ActionViewProps<Report>) {
  return <ReportEngine name={name} pages={useCan('report_design') ? [preview, designer] : [preview]} />
}

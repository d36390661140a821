import { ReportEngine } from './report-engine'

/** Where a new report is drawn; the engine keeps it under the name that it is saved by. */
export default function NewReport() {
  return <ReportEngine pages={[{ page: 'designer', icon: 'add' }]} />
}

import { ReportEngine } from './report-engine'

/** Designer of a new report; the report engine stores it under the name entered on saving. */
export default function NewReport() {
  return <ReportEngine pages={[{ page: 'designer', icon: 'add' }]} />
}

import { dateTime, defineResource, text } from '@jwsk/kit'
import { report } from '@jwsk/sdk/report'

const reports = defineResource({
  api: report,
  permission: 'report',
  fields: { name: text(), createTime: dateTime(), updateTime: dateTime() },
  columns: ['name', 'createTime', 'updateTime'],
  search: ['name'],
  sortable: ['updateTime', 'createTime', 'name'],
  row: (action) => [action.view('open', { permission: 'report_view', size: 'small', view: () => import('../views/windows') })],
  toolbar: (action) => [action.view('create', { permission: 'report_design', size: 'small', view: () => import('../views/new-report') })],
})

export default reports

import { dateTime, defineResource, dict, number, text } from '@jwsk/kit'
import { userVisitRecord } from '@jwsk/sdk/mobile'

const userVisitRecords = defineResource({
  api: userVisitRecord,
  permission: 'mobile_visit',
  fields: {
    userName: text(),
    pageName: text(),
    pagePath: text(),
    visitTime: dateTime(),
    stay: number(),
    ipAddress: text(),
    platform: dict('app_platform'),
  },
  columns: ['userName', 'pageName', 'pagePath', 'platform', 'visitTime', 'stay', 'ipAddress'],
  search: ['userName', 'pageName', 'platform'],
  range: ['visitTime'],
  figures: () => import('../views/visit-figures'),
  sort: { visitTime: 'desc' },
})

export default userVisitRecords

import { dateTime, defineResource, dict, number, text, translatedText } from '@jwsk/kit'
import { userVisitRecord } from '@jwsk/sdk/mobile'

const userVisitRecords = defineResource({
  api: userVisitRecord,
  permission: 'mobile_visit',
  fields: {
    userName: text(),
    pageName: translatedText(),
    pagePath: text(),
    visitTime: dateTime(),
    stay: number(),
    ipAddress: text(),
    platform: dict('app_platform'),
  },
  columns: ['userName', 'pageName', 'visitTime', 'stay', 'pagePath', 'platform', 'ipAddress'],
  search: ['userName', 'pageName', 'platform'],
  range: ['visitTime'],
  stats: () => import('../views/visit-stats'),
  sort: { visitTime: 'desc' },
})

export default userVisitRecords

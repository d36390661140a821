import { defineArea, register } from '../../engine/area'
import { reportMocks, reportTable } from './report'

export const report = defineArea({
  entities: [register(reportTable, reportMocks)],
})

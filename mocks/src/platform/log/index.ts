import { defineArea, register } from '../../engine/area'
import { apiLogMocks, apiLogTable } from './api-log'
import { errorLogMocks, errorLogTable } from './error-log'
import { usualLogMocks, usualLogTable } from './usual-log'

export const log = defineArea({
  entities: [register(usualLogTable, usualLogMocks), register(apiLogTable, apiLogMocks), register(errorLogTable, errorLogMocks)],
})

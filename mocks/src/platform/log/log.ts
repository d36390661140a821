import { apiLogMocks } from './api-log'
import { errorLogMocks } from './error-log'
import { usualLogMocks } from './usual-log'

export const logMocks = [...apiLogMocks, ...errorLogMocks, ...usualLogMocks]

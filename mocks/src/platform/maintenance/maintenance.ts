import { appMocks } from './app'
import { deployMocks } from './deploy'
import { serverMocks } from './server'

export const maintenanceMocks = [...appMocks, ...deployMocks, ...serverMocks]

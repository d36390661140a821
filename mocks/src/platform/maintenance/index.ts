import { defineArea, register } from '../../engine/area'
import { appMocks, appTable } from './app'
import { deployMocks } from './deploy'
import { deployTable } from './deploy-table'
import { serverMocks, serverTable } from './server'

export const maintenance = defineArea({
  entities: [register(serverTable, serverMocks), register(appTable, appMocks), register(deployTable, deployMocks)],
})

import { defineArea, register } from '../../engine/area'
import { dictionaryMocks } from './dict'
import { keySetMocks } from './key-set'
import { monitorMocks } from './monitor'
import { oauthClientMocks, oauthClientTable } from './oauth-client'
import { paramMocks } from './param'
import { regionMocks } from './region'
import { regionTable } from './region-table'

export const configuration = defineArea({
  entities: [register(regionTable, regionMocks), register(oauthClientTable, oauthClientMocks)],
  mocks: [...dictionaryMocks, ...keySetMocks, ...monitorMocks, ...paramMocks],
})

import { defineArea, ownedBy, register } from '../../engine/area'
import { userTable } from '../organisation/user-table'
import { apiKeyLogMocks, apiKeyMocks } from './api-key'
import { apiKeyLogTable, apiKeyTable } from './api-key-table'
import { dictionaryMocks } from './dict'
import { keySetMocks } from './key-set'
import { monitorMocks } from './monitor'
import { oauthClientMocks, oauthClientTable } from './oauth-client'
import { paramMocks } from './param'
import { regionMocks } from './region'
import { regionTable } from './region-table'

export const configuration = defineArea({
  entities: [
    register(apiKeyTable, apiKeyMocks, { userId: userTable }),
    register(apiKeyLogTable, apiKeyLogMocks, { apiKeyId: ownedBy(apiKeyTable) }),
    register(regionTable, regionMocks),
    register(oauthClientTable, oauthClientMocks),
  ],
  mocks: [...dictionaryMocks, ...keySetMocks, ...monitorMocks, ...paramMocks],
})

import { deptMocks } from './dept'
import { dictionaryMocks } from './dict'
import { grantMocks } from './grant'
import { keySetMocks } from './key-set'
import { menuMocks } from './menu'
import { monitorMocks } from './monitor'
import { oauthClientMocks } from './oauth-client'
import { paramMocks } from './param'
import { postMocks } from './post'
import { regionMocks } from './region'
import { roleMocks } from './role'
import { scopeMocks } from './scope'
import { tenantMocks } from './tenant'
import { tenantPackageMocks } from './tenant-package'
import { topMenuMocks } from './top-menu'
import { userMocks } from './user'

export const systemMocks = [
  ...deptMocks,
  ...dictionaryMocks,
  ...grantMocks,
  ...keySetMocks,
  ...menuMocks,
  ...monitorMocks,
  ...oauthClientMocks,
  ...paramMocks,
  ...postMocks,
  ...regionMocks,
  ...roleMocks,
  ...scopeMocks,
  ...tenantMocks,
  ...tenantPackageMocks,
  ...topMenuMocks,
  ...userMocks,
]

import { dictionaryMocks } from './configuration/dict'
import { keySetMocks } from './configuration/key-set'
import { monitorMocks } from './configuration/monitor'
import { oauthClientMocks } from './configuration/oauth-client'
import { paramMocks } from './configuration/param'
import { regionMocks } from './configuration/region'
import { deptMocks } from './organisation/dept'
import { postMocks } from './organisation/post'
import { userMocks } from './organisation/user'
import { grantMocks } from './permission/grant'
import { menuMocks } from './permission/menu'
import { roleMocks } from './permission/role'
import { scopeMocks } from './permission/scope'
import { topMenuMocks } from './permission/top-menu'
import { tenantMocks } from './tenant/tenant'
import { tenantPackageMocks } from './tenant/tenant-package'

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

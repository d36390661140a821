import { captchaTable } from '../auth/captcha'
import { defineArea } from '../engine/area'
import { defineTable } from '../engine/world/world'
import { dictMocks } from './configuration/dict'
import { regionMocks } from './configuration/region'
import { settingMocks } from './configuration/settings'
import { deskMocks } from './desk'
import { developMocks } from './develop'
import { logMocks } from './logs'
import { deptMocks } from './organisation/dept'
import { postMocks } from './organisation/post'
import { tenantMocks } from './organisation/tenant'
import { userMocks } from './organisation/user'
import { userTemplate } from './organisation/user-sheet'
import { menuMocks } from './permission/menu'
import { roleMocks } from './permission/role'
import { scopeMocks } from './permission/scope'
import { createGrantSeeds } from './seeds/menus'
import { signInMocks } from './sign-in'
import { storageMocks } from './storage'
import * as tables from './tables'

const grants = defineTable('roleGrant', createGrantSeeds)
const topMenuGrants = defineTable<{ readonly id: string; readonly menuIds: readonly string[] }>('topMenuGrant')

/** All areas of SpringBlade 5. */
export const springBladeArea = {
  ...defineArea({
    mocks: [
      ...signInMocks,
      ...userMocks,
      userTemplate,
      ...deptMocks,
      ...postMocks,
      ...tenantMocks,
      ...roleMocks,
      ...menuMocks,
      ...scopeMocks,
      ...dictMocks,
      ...settingMocks,
      ...regionMocks,
      ...deskMocks,
      ...developMocks,
      ...logMocks,
      ...storageMocks,
    ],
  }),
  tables: [...Object.values(tables), grants, topMenuGrants, captchaTable],
}

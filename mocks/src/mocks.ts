import { authMocks } from './auth/auth'
import type { Mock } from './engine/mock'
import { menuMocks } from './system/menu'
import { tenantPackageMocks } from './system/tenant-package'

/** Everything that is answered, service by service. */
export const allMocks: readonly Mock[] = [...authMocks, ...menuMocks, ...tenantPackageMocks]

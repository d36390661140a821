import { bizMocks } from './areas/biz'
import { authMocks } from './auth/auth'
import type { Mock } from './engine/mock'
import { platformMocks } from './platform/platform'
import { systemMocks } from './system/system'

/** Everything that is answered, service by service. */
export const allMocks: readonly Mock[] = [...authMocks, ...systemMocks, ...bizMocks, ...platformMocks]

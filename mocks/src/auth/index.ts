import { defineArea } from '../engine/area'
import { authMocks } from './auth'
import { onlineUserMocks } from './online-user'
import { socialMocks } from './social'

export const auth = defineArea({ mocks: [...authMocks, ...onlineUserMocks, ...socialMocks] })

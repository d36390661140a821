import type { World } from '../../engine/world/world'
import { createStamps } from './audit-stamps'

const params = [
  ['是否开放注册', 'account.registerUser', 'false', '访客自行申请'],
  ['初始密码', 'account.initPassword', '123456', '重置与导入时使用'],
  ['最大承载量', 'scenic.maxVisitors', '30000', '达到八成时预警'],
] as const

export const createParamSeeds = (world: World) =>
  params.map(([paramName, paramKey, paramValue, remark], index) => ({
    id: world.seedId('param', index),
    ...createStamps(world, 400),
    paramName,
    paramKey,
    paramValue,
    remark,
  }))

const clients = [
  ['jwsk-console', 'jwsk-console', 'refresh_token,password,captcha,social'],
  ['console', 'console', 'refresh_token,password,captcha'],
] as const

export const createClientSeeds = (world: World) =>
  clients.map(([clientId, clientSecret, authorizedGrantTypes], index) => ({
    id: world.seedId('oauthClient', index),
    ...createStamps(world, 650),
    clientId,
    clientSecret,
    scope: 'all',
    authorizedGrantTypes,
    webServerRedirectUri: 'http://127.0.0.1:5173',
    accessTokenValidity: 3600,
    refreshTokenValidity: 604_800,
  }))

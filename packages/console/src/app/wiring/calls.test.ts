import { startPlatform } from '@jwsk/mocks/testing'
import { allSettled, fork } from 'effector'
import { afterEach, expect, test, vi } from 'vitest'
import { tenantRequested } from '../../auth/login/model'
import { uploadLogsFx } from '../../platform/logs/model'
import { defaultSite } from '../../platform/site/model'
import { handleSessionEffects } from './session-effects'
import { handleSignedInEffects } from './signed-in-effects'

const { client, getSentCalls } = startPlatform()
afterEach(() => vi.unstubAllGlobals())

// spec 7.53
test('the login finds its tenant by the origin of the page', async () => {
  vi.stubGlobal('location', { origin: 'https://t204817.yunqihu.example' })
  handleSessionEffects(() => client)
  await allSettled(tenantRequested, { scope: fork() })
  expect(await getSentCalls()).toEqual([
    { name: 'GET /api/jwsk-system/tenant/info', fields: { domain: 'https://t204817.yunqihu.example' } },
  ])
})

// spec 7.18, 7.76
test('an upload of the log posts its entries', async () => {
  const entries = ['出错', '又出错'].map((message) => ({
    type: 'error',
    url: '/system/user',
    message,
    stack: '',
    info: '',
    time: '2026-11-27 10:00:00',
  }))
  handleSignedInEffects(client, defaultSite)
  await allSettled(uploadLogsFx, { scope: fork(), params: entries })
  expect(await getSentCalls()).toEqual([{ name: 'POST /api/jwsk-auth/oauth/logout', fields: { ...entries } }])
})

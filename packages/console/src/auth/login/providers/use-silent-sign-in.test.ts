import { expect, test } from 'vitest'
import type { IdentityProvider } from '../../../platform/site/model'
import { findSilentProvider } from './use-silent-sign-in'

const create = (kind: string, silentUrl = 'https://id.example/?s={state}'): IdentityProvider => ({
  ...{ source: kind, name: kind, icon: '', codeParameter: '', authorizeUrl: silentUrl },
  ...{ kind, silentUrl },
})

const agents = {
  wecom:
    'Mozilla/5.0 (Windows NT 10.0; WOW64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/81.0.4044.138 Safari/537.36 NetType/WIFI MicroMessenger/7.0.20.1781 WindowsWechat MailPlugin_Electron WeMail_embed_jssdk wxwork/4.1.22 (MicroMessenger/6.2) WindowsWechat',
  dingtalk:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 16_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 AliApp(DingTalk/7.0.40) com.laiwang.DingTalk/28473410 Channel/201200 language/zh-Hans-CN UT4Aplus/0.0.6 WK',
  wechat:
    'Mozilla/5.0 (Linux; Android 13) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/107.0.5304.141 Mobile Safari/537.36 MicroMessenger/8.0.38',
  chrome: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36',
}

test.each([
  ['wecom', 'wecom'],
  ['dingtalk', 'dingtalk'],
  ['wechat', undefined],
  ['chrome', undefined],
] as const)('within %s, the provider that signs in silently is %s', (agent, expected) => {
  expect(findSilentProvider([create('oauth'), create('dingtalk'), create('wecom')], agents[agent])?.kind).toBe(expected)
  expect(findSilentProvider([create('wecom', ''), create('dingtalk', '')], agents[agent])).toBeUndefined()
})

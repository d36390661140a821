import { getOwn } from '@jwsk/sdk'
import { auth } from '@jwsk/sdk/auth'
import { mock } from '../engine/mock'

const providers: Readonly<Record<string, string>> = {
  wechat_open: 'WECHAT_OPEN',
  dingtalk: 'DINGTALK',
  gitee: 'GITEE',
  wechat_enterprise: 'WECHAT_ENTERPRISE',
  feishu: 'FEISHU',
  alipay: 'ALIPAY',
  github: 'GITHUB',
  oidc: 'OIDC',
  cas: 'CAS',
}

/** Identity providers that this deployment supports. */
export const socialProviders = Object.keys(providers)

const succeeded = { code: 2000, msg: 'Success' }
const failed = (msg: string) => ({ code: 5000, msg })

export const socialMocks = [
  mock(auth.socialList, () => socialProviders),
  mock(auth.socialCallback, ({ query: { source = '', code = '', state = '' } }) => {
    const provider = getOwn(providers, source)
    if (!provider) return failed('Unsupported operation')
    if (code === '' || state === '') return failed('Illegal code')
    return {
      ...succeeded,
      data: { uuid: `${provider}-${code}`, username: `${source}_${code}`, nickname: '新访客', avatar: '', source: provider },
    }
  }),
  mock(auth.socialRevoke, ({ query: { source = '' } }) => (getOwn(providers, source) ? succeeded : failed('Unsupported operation'))),
  mock(auth.socialRefresh, ({ query: { source = '', token = '' } }) =>
    getOwn(providers, source) && token !== '' ? succeeded : failed('Illegal token'),
  ),
]

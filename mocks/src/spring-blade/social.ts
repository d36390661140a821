import { serverError } from '../engine/refusal'

/** Providers that this deployment knows; none of them can be reached. */
const providers = ['github', 'gitee', 'wechat_open', 'dingtalk']

/** The provider of that name; the server fails on every other. */
export function requireProvider(source: string): string {
  if (!providers.includes(source.toLowerCase()))
    throw serverError(`No enum constant me.zhyd.oauth.config.AuthDefaultSource.${source.toUpperCase()}`)
  return source.toUpperCase()
}

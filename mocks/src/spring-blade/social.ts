import { serverError } from '../engine/refusal'

/** Identity providers that this deployment knows; none of them can be reached. */
const providers = ['github', 'gitee', 'wechat_open', 'dingtalk']

/** Returns the identity provider of that name. Throws for any other, as the server does. */
export function requireProvider(source: string): string {
  if (!providers.includes(source.toLowerCase()))
    throw serverError(`No enum constant me.zhyd.oauth.config.AuthDefaultSource.${source.toUpperCase()}`)
  return source.toUpperCase()
}

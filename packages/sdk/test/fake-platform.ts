import { createClient } from '../src/client'
import type { SessionEndReason } from '../src/session-types'
import type { Browser } from './fake-browser'
import { successEnvelope, tokenResponse } from './fault-server'
import { createScriptedFetch, jsonResponse } from './scripted-fetch'

type Answers = (well: () => Response, init: RequestInit) => Response | Promise<Response>

const answerNormally: Answers = (answer) => answer()
const isRefresh = (url: URL) => url.searchParams.get('grant_type') === 'refresh_token'

/** Creates a platform with one valid token, and the tabs of one browser in front of it; its responses can be changed. */
export function createFakePlatform(count: number, browser: Browser) {
  const answers = { refresh: answerNormally, call: answerNormally }
  const ended: SessionEndReason[] = []
  let live = ''
  let issued = 0

  const issue = (user: string) => {
    issued += 1
    live = `token-${issued}`
    return jsonResponse(tokenResponse(live, { user_id: user, account: user }))
  }
  const network = createScriptedFetch((url, init) => {
    if (url.pathname.endsWith('/oauth/token')) {
      const user = url.searchParams.get('username') ?? browser.getStored()?.user.userId ?? '0'
      return isRefresh(url) ? answers.refresh(() => issue(user), init) : issue(user)
    }
    const known = new Headers(init.headers).get('blade-auth') === `bearer ${live}`
    return answers.call(
      () => (known ? jsonResponse(successEnvelope({ records: [], total: 0 })) : jsonResponse({ code: 401, msg: '请求未授权' }, 401)),
      init,
    )
  })
  const tabs = Array.from({ length: count }, () => {
    const client = createClient({
      baseUrl: 'http://gateway.test',
      clientId: 'console',
      clientSecret: 'test',
      fetch: network.fetch,
      tokenStore: browser.openTab(),
      // WebCrypto uses the real clock, the tests a fake one
      encodePassword: (password) => password,
    })
    client.session.on('ended', (why) => ended.push(why))
    return client
  })
  return {
    tabs,
    answers,
    ended,
    refreshes: () => network.requests.filter(({ url }) => isRefresh(url)).length,
    /** Revokes every token issued so far. */
    revoke: () => {
      live = 'revoked'
    },
    dispose: () => {
      for (const tab of tabs) tab.dispose()
    },
  }
}

import { type Client, type JwskError, type SessionEndReason, unknownError } from '@jwsk/sdk'
import { type Scope, scopeBind } from 'effector'
import { sessionChanged, sessionEnded, sessionEndStarted, sessionRejected } from '../../auth/session/model'
import { getAppKey } from '../../platform/links/base-path'
import { errorLogged, toErrorInfo } from '../../platform/logs/model'

/** Messages of the platform family for every invalid token. */
const generalMessages = [unknownError, '请求未授权', '缺失令牌,鉴权失败']

/** Forwards the events of the SDK's session to the models; returns the function that disconnects them. */
export function connectSession(client: Client, scope: Scope): () => void {
  const changed = scopeBind(sessionChanged, { scope })
  const [endStarted, endFinished] = [scopeBind(sessionEndStarted, { scope }), scopeBind(sessionEnded, { scope })]
  const rejected = scopeBind(sessionRejected, { scope })
  // other tabs only see that the session is gone
  const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(`${getAppKey()}:rejection`)
  channel?.addEventListener('message', ({ data }) => {
    if (typeof data === 'string' && !client.session.current()) rejected(data)
  })
  const ended = (reason: SessionEndReason, error?: JwskError) => {
    if (error && !generalMessages.includes(error.message)) {
      rejected(error.message)
      channel?.postMessage(error.message)
    }
    endStarted(reason)
    endFinished(reason)
  }
  const log = scopeBind(errorLogged, { scope })
  const refreshFailed = (error: unknown) => {
    // biome-ignore lint/suspicious/noConsole: specified, so that operators see it where they debug
    console.error(error)
    log({ type: 'refresh', url: location.href, info: 'refresh', ...toErrorInfo(error) })
  }
  const stops = [
    client.session.on('changed', ({ user }) => changed(user)),
    client.session.on('refreshFailed', refreshFailed),
    client.session.on('ended', ended),
  ]
  const current = client.session.current()
  if (current) changed(current.user)
  // a page restored from the back-forward cache still shows the user who was signed in when it was left
  const onPageShow = (event: PageTransitionEvent) => {
    if (event.persisted && !client.session.current()) ended('elsewhere')
  }
  addEventListener('pageshow', onPageShow)
  return () => {
    removeEventListener('pageshow', onPageShow)
    channel?.close()
    for (const stop of stops) stop()
  }
}

/** Writes uncaught errors and unhandled rejections into the local log. */
export function logUncaughtErrors(scope: Scope): void {
  const log = scopeBind(errorLogged, { scope })
  const note = (type: string, error: unknown) => log({ type, url: location.href, info: type, ...toErrorInfo(error) })
  addEventListener('error', (event) => note('error', event.error ?? event.message))
  addEventListener('unhandledrejection', (event) => note('unhandledrejection', event.reason))
}

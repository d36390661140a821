import type { Client, SessionEndReason } from '@jwsk/sdk'
import { type Scope, scopeBind } from 'effector'
import { sessionChanged, sessionEnded, sessionEndStarted } from '../../auth/session/model'
import { errorLogged, toErrorInfo } from '../../platform/logs/model'

/** Forwards the events of the SDK's session to the models; returns the function that disconnects them. */
export function connectSession(client: Client, scope: Scope): () => void {
  const changed = scopeBind(sessionChanged, { scope })
  const [endStarted, endFinished] = [scopeBind(sessionEndStarted, { scope }), scopeBind(sessionEnded, { scope })]
  const ended = (reason: SessionEndReason) => {
    endStarted(reason)
    endFinished(reason)
  }
  const stops = [client.session.on('changed', ({ user }) => changed(user)), client.session.on('ended', ended)]
  const current = client.session.current()
  if (current) changed(current.user)
  // a page restored from the back-forward cache still shows the user who was signed in when it was left
  const onPageShow = (event: PageTransitionEvent) => {
    if (event.persisted && !client.session.current()) ended('elsewhere')
  }
  addEventListener('pageshow', onPageShow)
  return () => {
    removeEventListener('pageshow', onPageShow)
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

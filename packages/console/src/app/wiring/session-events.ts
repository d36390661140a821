import type { Client, SessionEndReason } from '@jwsk/sdk'
import { type Scope, scopeBind } from 'effector'
import { toErrorInfo, errorLogged } from '../../logs/model'
import { sessionChanged, sessionEnded, sessionEndStarted } from '../../session/model'

/** The SDK's session, told to the models; returns how to stop. */
export function connectSession(client: Client, scope: Scope): () => void {
  const changed = scopeBind(sessionChanged, { scope })
  const [ending, over] = [scopeBind(sessionEndStarted, { scope }), scopeBind(sessionEnded, { scope })]
  const ended = (why: SessionEndReason) => {
    ending(why)
    over(why)
  }
  const stops = [client.session.on('changed', ({ user }) => changed(user)), client.session.on('ended', ended)]
  const known = client.session.current()
  if (known) changed(known.user)
  // a page out of the back-forward cache still shows whoever was signed in when it was left
  const returned = (event: PageTransitionEvent) => {
    if (event.persisted && !client.session.current()) ended('elsewhere')
  }
  addEventListener('pageshow', returned)
  return () => {
    removeEventListener('pageshow', returned)
    for (const stop of stops) stop()
  }
}

/** What nobody caught, written into the local log. */
export function logUncaughtErrors(scope: Scope): void {
  const log = scopeBind(errorLogged, { scope })
  const note = (type: string, error: unknown) => log({ type, url: location.href, info: type, ...toErrorInfo(error) })
  addEventListener('error', (event) => note('error', event.error ?? event.message))
  addEventListener('unhandledrejection', (event) => note('unhandledrejection', event.reason))
}

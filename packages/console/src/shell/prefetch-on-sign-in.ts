import type { Client } from '@jwsk/sdk'
import { buttonsCall, routesCall, userInfoCall } from '../layout/prefetched-calls'
import { withSilentCodes } from './silent-codes'

/** Lets what the shell needs first set out in the moment that somebody signs in, until `over`. */
export function prefetchOnSignIn(unfiltered: Client, silentCodes: readonly number[], over: AbortSignal): void {
  if (over.aborted) return
  const client = withSilentCodes(unfiltered, silentCodes)
  const stop = client.session.on('changed', ({ user }) => {
    stop()
    for (const call of [userInfoCall, routesCall, buttonsCall]) call.begin(client, user)
  })
  over.addEventListener('abort', stop)
}

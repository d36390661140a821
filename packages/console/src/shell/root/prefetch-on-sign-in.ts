import type { Client } from '@jwsk/sdk'
import { buttonsCall, routesCall, userInfoCall } from '../layout/prefetched-calls'
import { withSilentCodes } from './silent-codes'

/** Prefetches the first data of the shell as soon as the user signs in; aborting `over` cancels that. */
export function prefetchOnSignIn(unfiltered: Client, silentCodes: readonly number[], over: AbortSignal): void {
  if (over.aborted) return
  const client = withSilentCodes(unfiltered, silentCodes)
  const stop = client.session.on('changed', ({ user }) => {
    stop()
    for (const call of [userInfoCall, routesCall, buttonsCall]) call.begin(client, user)
  })
  over.addEventListener('abort', stop)
}

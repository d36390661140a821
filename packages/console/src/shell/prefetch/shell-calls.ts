import type { Client, SessionUser } from '@jwsk/sdk'
import { menu as menuApi } from '@jwsk/sdk/system'
import { isSameIdentity } from '../../auth/session/model'
import { withSilentCodes } from '../routes/silent-codes'

interface Options {
  readonly signal?: AbortSignal
}

/** Creates a call that the shell needs for its first render and that can be prefetched. */
function createPrefetchedCall<Answer>(call: (client: Client, options?: Options) => Promise<Answer>) {
  const prefetched = new WeakMap<Client['session'], { readonly user: SessionUser; readonly promise: Promise<Answer> }>()
  return {
    begin(client: Client, user: SessionUser): void {
      const promise = call(client)
      // `take` returns the same promise, so its caller handles the failure
      promise.catch(() => undefined)
      prefetched.set(client.session, { user, promise })
    },
    /** Returns the prefetched call of this user once; otherwise starts a new call. */
    take(client: Client, options: Options): Promise<Answer> {
      const first = prefetched.get(client.session)
      prefetched.delete(client.session)
      const now = first && client.session.current()?.user
      return now && isSameIdentity(first.user, now) ? first.promise : call(client, options)
    },
  }
}

export const userInfoCall = createPrefetchedCall((client, options) => client.session.userInfo(options))
export const routesCall = createPrefetchedCall((client, options) => client.call(menuApi.routes, undefined, options))
export const buttonsCall = createPrefetchedCall((client, options) => client.call(menuApi.buttons, undefined, options))

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

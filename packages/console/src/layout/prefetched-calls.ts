import type { Client, SessionUser } from '@jwsk/sdk'
import { menu as menuApi } from '@jwsk/sdk/system'
import { isSameIdentity } from '../session/model'

interface Options {
  readonly signal?: AbortSignal
}

/** A call that the shell cannot be drawn without; it may set out before anything is drawn. */
function createPrefetchedCall<Answer>(call: (client: Client, options?: Options) => Promise<Answer>) {
  const begun = new WeakMap<Client['session'], { readonly user: SessionUser; readonly answer: Promise<Answer> }>()
  return {
    begin(client: Client, user: SessionUser): void {
      const answer = call(client)
      // whoever takes it hears of its failure
      answer.catch(() => undefined)
      begun.set(client.session, { user, answer })
    },
    /** The one that has set out for this person, once; a new one otherwise. */
    take(client: Client, options: Options): Promise<Answer> {
      const first = begun.get(client.session)
      begun.delete(client.session)
      const now = first && client.session.current()?.user
      return now && isSameIdentity(first.user, now) ? first.answer : call(client, options)
    },
  }
}

export const userInfoCall = createPrefetchedCall((client, options) => client.session.userInfo(options))
export const routesCall = createPrefetchedCall((client, options) => client.call(menuApi.routes, undefined, options))
export const buttonsCall = createPrefetchedCall((client, options) => client.call(menuApi.buttons, undefined, options))

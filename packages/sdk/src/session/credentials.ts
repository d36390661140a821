import { JwskError } from '../errors'
import type { Settings } from '../options'
import type { Deadline } from '../transport/deadline'
import type { Credentials } from '../transport/pipeline'
import type { SessionEnd, StoredSession } from '../types'
import type { Keeper, Lifetime } from './keeper'
import type { Refresher } from './refresher'
import { askUser } from './same-user'

export interface CredentialParts {
  readonly settings: Settings
  readonly keeper: Keeper
  readonly lifetime: Lifetime
  readonly refresher: Refresher
  synchronise(): StoredSession | undefined
  end(why: SessionEnd, accessToken: string): void
}

const longestWait = 10_000

/** Waits for the work to settle, either way, but not for ever. */
async function settled(work: Promise<unknown>, deadline: Deadline): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const enough = new Promise<void>((done) => {
    timer = setTimeout(done, longestWait)
  })
  try {
    await deadline.race(Promise.race([work.catch(() => undefined), enough]))
  } finally {
    clearTimeout(timer)
  }
}

/** The session is kept, only this call is lost: it may be made again. */
const lost = (operation: string | undefined, cause: JwskError) =>
  new JwskError({ kind: cause.kind, message: cause.message, operation, retryable: true, cause })

/** What a session lends to the calls that are made in it. */
export function createCredentials({ settings, keeper, lifetime, refresher, synchronise, end }: CredentialParts): Credentials {
  const mayLackRole = ({ status = 0 }: JwskError) => settings.profile.refusals?.role?.includes(status)

  /** What a live session is told when it asks who it is: nothing, or why not. */
  const probe = async (accessToken: string, deadline: Deadline) => {
    return deadline.race(
      askUser(settings, accessToken).then(
        () => undefined,
        (cause: unknown) => cause,
      ),
    )
  }

  /** Throws unless it is the session itself that is refused: `forbidden` where it is alive, else what nobody can tell. */
  const probed = async (accessToken: string, { message, operation, status, code }: JwskError, deadline: Deadline) => {
    const cause = await probe(accessToken, deadline)
    if (!cause) throw new JwskError({ kind: 'forbidden', message, operation, status, code })
    if (cause instanceof JwskError && cause.retryable) throw lost(operation, cause)
  }

  return {
    acquire(deadline) {
      const session = synchronise()
      if (!session) return undefined
      refresher.renewDue(session)
      const running = refresher.running()
      return running ? settled(running, deadline).then(() => keeper.current()?.accessToken) : session.accessToken
    },

    async refused(accessToken, error, deadline) {
      const session = keeper.current()
      if (!session) throw error
      if (session.accessToken !== accessToken) return session.accessToken
      if (mayLackRole(error)) await probed(accessToken, error, deadline)
      if (!refresher.mayHelp(session)) throw await this.refusedAgain(accessToken, error, deadline)
      try {
        const renewed = await deadline.race(refresher.refresh())
        return renewed.accessToken
      } catch (cause) {
        const stopped = deadline.error()
        if (stopped) throw stopped
        if (!(cause instanceof JwskError) || cause.kind === 'unauthorized' || !keeper.current()) throw error
        throw lost(error.operation, cause)
      }
    },

    async refusedAgain(accessToken, error, deadline) {
      if (settings.on401 === 'probe') await probed(accessToken, error, deadline)
      end('expired', accessToken)
      return error
    },

    bind: (deadline) => (keeper.current() ? lifetime.bind(deadline) : () => undefined),
  }
}

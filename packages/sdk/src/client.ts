import type { Operation, OutputOf, RowOf } from './operation'
import { resolveOptions } from './options'
import { eachPage, eachRecord, type ReadPage } from './records'
import { createSession } from './session/session'
import { perform } from './transport/pipeline'
import type { CallOptions, Client, ClientOptions } from './types'

/**
 * Opens a client of one deployment, with one session. Nothing is shared between clients, and a client in Node
 * never keeps the process alive.
 *
 * Throws a `configuration` error that names the option when one is missing or wrong.
 */
export function createClient(options: ClientOptions): Client {
  const settings = resolveOptions(options)
  const { session, credentials, dispose } = createSession(settings)

  async function send(operation: Operation, input: unknown, callOptions?: CallOptions): Promise<unknown> {
    const answer = await perform({ operation, input, headers: callOptions?.headers }, settings, { options: callOptions, credentials })
    return answer.payload
  }

  const reader =
    (operation: Operation, callOptions: unknown): ReadPage =>
    (query) =>
      send(operation, query, callOptions as CallOptions | undefined)

  return {
    // the generated operation carries the types; what comes back was decided by it
    call: (operation, ...args) => send(operation, args[0], args[1]) as Promise<never>,
    records<O extends Operation>(operation: O, ...args: readonly unknown[]) {
      return eachRecord(operation, args[0], reader(operation, args[1])) as AsyncGenerator<RowOf<O>>
    },
    pages<O extends Operation>(operation: O, ...args: readonly unknown[]) {
      return eachPage(operation, args[0], reader(operation, args[1])) as AsyncGenerator<unknown> as AsyncGenerator<OutputOf<O>>
    },
    session,
    dispose,
  }
}

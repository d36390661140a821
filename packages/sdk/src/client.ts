import { JwskError } from './errors'
import type { Operation, OutputOf, RowOf } from './operation'
import { resolveOptions } from './options'
import type { AdaptedCall } from './profile'
import type { ReadPage } from './records'
import { createSession } from './session/session'
import { perform } from './transport/pipeline'
import type { Call } from './transport/request'
import type { CallOptions, Client, ClientOptions, MiddlewareCall, RawAnswer, UploadOptions } from './types'

type SendOptions = Pick<Call, 'streamed' | 'fetch' | 'raw'>

/** The arguments are typed where they are given; in here they are what every operation takes. */
function callOf(operation: Operation, [input, options = {}]: readonly unknown[]): MiddlewareCall {
  // callers without types misspell actions
  if (!operation?.path) throw new JwskError({ kind: 'configuration', message: 'what is called is no operation' })
  return { operation, input, options: options as CallOptions } // typed where they were given
}

function fileCallOf(operation: Operation, args: readonly unknown[]): MiddlewareCall {
  const call = callOf(operation, args)
  if (operation.answer === 'blob') return call
  throw new JwskError({ kind: 'configuration', message: 'the operation answers with no file', operation: operation.id })
}

/** What is said of a file; loaded with the first one. */
const describedBy = async (headers: Headers) => (await import('./transport/filename')).describedBy(headers)

/**
 * Opens a client of one deployment, with one session. Nothing is shared between clients, and a client in Node
 * never keeps the process alive.
 *
 * Throws a `configuration` error that names the option when one is missing or wrong.
 */
export function createClient(options: ClientOptions): Client {
  const settings = resolveOptions(options)
  const { session, credentials, dispose } = createSession(settings)
  const { profile } = settings

  function send(call: MiddlewareCall, sendOptions: SendOptions = {}): Promise<RawAnswer> {
    const transport = async ({ operation, input, options: callOptions }: MiddlewareCall): Promise<RawAnswer> => {
      // a request made elsewhere knows its deployment
      const adapted: AdaptedCall = (!sendOptions.raw && profile.adapt?.(operation, input)) || { operation, input }
      const sent = {
        ...sendOptions,
        operation: adapted.operation,
        input: adapted.input,
        headers: callOptions.headers,
        options: callOptions,
      }
      const answer = perform(sent, settings, { options: callOptions, credentials })
      return adapted.settle ? adapted.settle(answer) : answer
    }
    return settings.middleware.reduceRight<typeof transport>((next, middleware) => (inner) => middleware(inner, next), transport)(call)
  }

  const reader =
    (operation: Operation, args: readonly unknown[]): ReadPage =>
    async (query) =>
      (await send(callOf(operation, [query, args[1]]))).payload

  /** Loaded with the first list that is read as a whole. */
  function paging(by: 'eachPage' | 'eachRecord', operation: Operation, args: readonly unknown[]): AsyncGenerator<unknown> {
    let loaded: AsyncGenerator<unknown> | undefined
    // a generator around another would cost each row three turns
    const then = async <T>(use: (rows: AsyncGenerator<unknown>) => Promise<T>) => {
      const all = await import('./records')
      loaded ??= all[by](operation, args[0], reader(operation, args))
      return use(loaded)
    }
    return {
      next: () => loaded?.next() ?? then((rows) => rows.next()),
      return: (value) => then((rows) => rows.return(value)),
      throw: (error) => then((rows) => rows.throw(error)),
      [Symbol.asyncIterator]() {
        return this
      },
    }
  }

  return {
    // the operation carries the types of what comes back; the pipeline decided that it is that
    call: async (operation: Operation, ...args: readonly unknown[]) => (await send(callOf(operation, args))).payload as never,
    // as with `call`
    callRaw: async (operation, ...args) => (await send(callOf(operation, args))) as never,
    async upload(operation, input, uploadOptions: UploadOptions = {}) {
      const { onProgress, ...rest } = uploadOptions
      // most pages never tell how far an upload is
      const sendOptions = onProgress
        ? { fetch: (await import('./transport/progress')).progressFetch(onProgress, settings.fetch, settings.answerLimit) }
        : {}
      // as with `call`
      return (await send(callOf(operation, [input, rest]), sendOptions)).payload as never
    },
    async download(operation, ...args) {
      const { payload, headers } = await send(fileCallOf(operation, args))
      const { filename } = await describedBy(headers)
      // what answers with a file is read as one
      return { blob: payload as Blob, ...(filename !== undefined && { filename }) }
    },
    async stream(operation, ...args) {
      const { payload, headers } = await send(fileCallOf(operation, args), { streamed: true })
      // a file that is streamed is handed out as it comes
      return { stream: payload as ReadableStream<Uint8Array>, ...(await describedBy(headers)) }
    },
    async fetch(request, init) {
      const { rawCall } = await import('./transport/raw-call')
      // a raw call is answered by the response itself
      return (await send(...(await rawCall(request, init, settings.root)))).payload as Response
    },
    root: settings.root,
    records<O extends Operation>(operation: O, ...args: readonly unknown[]) {
      // the rows are of the operation that was paged
      return paging('eachRecord', operation, args) as AsyncGenerator<RowOf<O>>
    },
    pages<O extends Operation>(operation: O, ...args: readonly unknown[]) {
      // the pages are of the operation that was paged
      return paging('eachPage', operation, args) as AsyncGenerator<OutputOf<O>>
    },
    session,
    profile,
    offers: (operation) => profile.offers?.(operation) ?? true,
    encodePassword: async (password, use) => settings.encodePassword(password, use),
    dispose,
  }
}

import type { CallOptions, RawResponse } from './call-options'
import { JwskError } from './errors'
import { assertKnownOptions, callOptionNames } from './known-options'
import type { Operation, OutputOf, RowOf } from './operation'
import { resolveOptions } from './options'
import type { FetchPage } from './pagination'
import type { AdaptedCall } from './profile'
import { createSession } from './session/session'
import type { Call } from './transport/build-request'
import { createDeadline } from './transport/deadline'
import { executeCall } from './transport/pipeline'
import { parseJson } from './transport/safe-json'
import type { Client, ClientOptions, MiddlewareCall, UploadOptions } from './types'

type SendOptions = Pick<Call, 'isStreamed' | 'fetch' | 'raw'>

/** Converts the arguments of a call to their untyped form; their types are checked at the call site. */
function toCall(operation: Operation, [input, options = {}]: readonly unknown[]): MiddlewareCall {
  // callers without types misspell actions
  if (!operation?.path) throw new JwskError({ kind: 'configuration', message: 'what is called is no operation' })
  assertKnownOptions(operation.id, options as CallOptions, callOptionNames)
  return { operation, input, options: options as CallOptions } // typed at the call site
}

function toFileCall(operation: Operation, args: readonly unknown[]): MiddlewareCall {
  const call = toCall(operation, args)
  if (operation.responseType === 'blob') return call
  throw new JwskError({ kind: 'configuration', message: 'the operation answers with no file', operation: operation.id })
}

/** Parses the headers of a file; loads the parser on demand. */
const parseFileHeaders = async (headers: Headers) => (await import('./transport/filename')).parseFileHeaders(headers)

/**
 * Creates a client of one deployment, with one session. Clients share no state, and a client in Node never keeps the
 * process alive.
 *
 * @throws {@link JwskError} of kind `configuration` that names the missing or invalid option.
 */
export function createClient(options: ClientOptions): Client {
  const settings = resolveOptions(options)
  const { session, credentials, dispose } = createSession(settings)
  const { profile } = settings

  /** Replaces the body of a response by its events. */
  const openEvents = async (operation: Operation, response: RawResponse, callOptions: CallOptions): Promise<RawResponse> => ({
    ...response,
    payload: (await import('./transport/events')).readEvents({
      operation,
      // a stream is passed on unread
      body: response.payload as ReadableStream<Uint8Array>,
      idleTimeout: callOptions.idleTimeout,
      deadline: createDeadline(operation.id, Number.POSITIVE_INFINITY, callOptions.signal),
      credentials,
      settings,
      parse: parseJson,
    }),
  })

  function send(call: MiddlewareCall, sendOptions: SendOptions = {}): Promise<RawResponse> {
    const transport = async ({ operation, input, options: callOptions }: MiddlewareCall): Promise<RawResponse> => {
      // a raw request already has the paths of its deployment
      const adapted: AdaptedCall = (!sendOptions.raw && profile.adapt?.(operation, input)) || { operation, input }
      const wireCall = {
        ...sendOptions,
        operation: adapted.operation,
        input: adapted.input,
        headers: callOptions.headers,
        options: callOptions,
      }
      const isEvents = adapted.operation.responseType === 'events'
      const response = executeCall({ ...wireCall, ...(isEvents && { isStreamed: true }) }, settings, { options: callOptions, credentials })
      if (isEvents) return openEvents(adapted.operation, await response, callOptions)
      return adapted.mapResponse ? adapted.mapResponse(response) : response
    }
    return settings.middleware.reduceRight<typeof transport>((next, middleware) => (inner) => middleware(inner, next), transport)(call)
  }

  const createPageReader =
    (operation: Operation, args: readonly unknown[]): FetchPage =>
    async (query) =>
      (await send(toCall(operation, [query, args[1]]))).payload

  /** Creates an iterator that is loaded with the first `next()`. */
  function createLazyIterator(load: () => Promise<AsyncGenerator<unknown>>): AsyncGenerator<unknown> {
    let loaded: AsyncGenerator<unknown> | undefined
    let loading: Promise<AsyncGenerator<unknown>> | undefined
    // wrapping one generator in another would cost each row three microtasks
    const withIterator = async <T>(use: (rows: AsyncGenerator<unknown>) => Promise<T>) => {
      loading ??= load()
      loaded = await loading
      return use(loaded)
    }
    return {
      next: () => loaded?.next() ?? withIterator((rows) => rows.next()),
      return: (value) => withIterator((rows) => rows.return(value)),
      throw: (error) => withIterator((rows) => rows.throw(error)),
      [Symbol.asyncIterator]() {
        return this
      },
    }
  }

  const paginate = (by: 'iteratePages' | 'iterateRecords', operation: Operation, args: readonly unknown[]) =>
    createLazyIterator(async () => (await import('./pagination'))[by](operation, args[0], createPageReader(operation, args)))

  return {
    // the operation carries the output type; the pipeline validated the payload
    call: async (operation: Operation, ...args: readonly unknown[]) => (await send(toCall(operation, args))).payload as never,
    // see `call`
    callRaw: async (operation, ...args) => (await send(toCall(operation, args))) as never,
    async upload(operation, input, uploadOptions: UploadOptions = {}) {
      const { onProgress, ...rest } = uploadOptions
      // loaded on demand: most pages never show upload progress
      const sendOptions = onProgress
        ? { fetch: (await import('./transport/progress-fetch')).createProgressFetch(onProgress, settings.fetch, settings.maxResponseSize) }
        : {}
      // see `call`
      return (await send(toCall(operation, [input, rest]), sendOptions)).payload as never
    },
    async download(operation, ...args) {
      const { payload, headers } = await send(toFileCall(operation, args))
      const { filename } = await parseFileHeaders(headers)
      // an operation with `responseType: 'blob'` returns a Blob
      return { blob: payload as Blob, ...(filename !== undefined && { filename }) }
    },
    async stream(operation, ...args) {
      const { payload, headers } = await send(toFileCall(operation, args), { isStreamed: true })
      // a streamed file is passed on unread
      return { stream: payload as ReadableStream<Uint8Array>, ...(await parseFileHeaders(headers)) }
    },
    events<O extends Operation>(operation: O, ...args: readonly unknown[]) {
      const open = async () => {
        if (operation?.responseType === 'events') return (await send(toCall(operation, args))).payload as AsyncGenerator<unknown> // see above
        throw new JwskError({ kind: 'configuration', message: 'the operation answers with no events', operation: operation?.id })
      }
      // the events are those of the operation
      return createLazyIterator(open) as OutputOf<O>
    },
    async fetch(request, init) {
      const { toRawCall } = await import('./transport/raw-call')
      // a raw call returns the response itself
      return (await send(...(await toRawCall(request, init, settings.apiUrl)))).payload as Response
    },
    apiUrl: settings.apiUrl,
    records<O extends Operation>(operation: O, ...args: readonly unknown[]) {
      // the rows are those of the paged operation
      return paginate('iterateRecords', operation, args) as AsyncGenerator<RowOf<O>>
    },
    paginate<O extends Operation>(operation: O, ...args: readonly unknown[]) {
      // the pages are those of the paged operation
      return paginate('iteratePages', operation, args) as AsyncGenerator<OutputOf<O>>
    },
    session,
    profile,
    supports: (operation) => profile.supports?.(operation) ?? true,
    encodePassword: async (password, use) => settings.encodePassword(password, use),
    dispose,
  }
}

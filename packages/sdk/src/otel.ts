import { isJwskError } from './errors'
import type { Middleware } from './types'

/** What is used of an OpenTelemetry span; `@opentelemetry/api`'s fits. */
export interface Span {
  setAttribute(name: string, value: string | number | boolean): unknown
  setStatus(status: { code: number; message?: string }): unknown
  spanContext(): { readonly traceId: string; readonly spanId: string; readonly traceFlags: number }
  end(): void
}

/** What is used of an OpenTelemetry tracer; `trace.getTracer('jwsk')` fits. */
export interface Tracer {
  startSpan(name: string, options: { kind: number; attributes: Record<string, string> }): Span
}

// the numbers of OpenTelemetry's own enums
const spanKindClient = 2
const spanStatusError = 2

const toHexFlags = (flags: number) => flags.toString(16).padStart(2, '0')

/**
 * A span around every call, named after its operation, with status, code and kind of error; the server gets the trace
 * as a `traceparent` header. Input, payload and messages stay out of it.
 */
export const traceCalls =
  (tracer: Tracer): Middleware =>
  async (call, next) => {
    const { id, method, path } = call.operation
    const span = tracer.startSpan(id, {
      kind: spanKindClient,
      attributes: { 'http.request.method': method, 'url.template': path, 'jwsk.operation': id },
    })
    const { traceId, spanId, traceFlags } = span.spanContext()
    const headers = { ...call.options.headers, traceparent: `00-${traceId}-${spanId}-${toHexFlags(traceFlags)}` }
    try {
      const answer = await next({ ...call, options: { ...call.options, headers } })
      span.setAttribute('http.response.status_code', answer.status)
      return answer
    } catch (error) {
      span.setStatus({ code: spanStatusError })
      if (isJwskError(error)) {
        span.setAttribute('error.type', error.kind)
        if (error.status !== undefined) span.setAttribute('http.response.status_code', error.status)
        if (error.code !== undefined) span.setAttribute('jwsk.code', error.code)
      }
      throw error
    } finally {
      span.end()
    }
  }

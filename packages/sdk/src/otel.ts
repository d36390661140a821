import { isJwskError } from './errors'
import type { Middleware } from './types'

/** Used part of an OpenTelemetry span; that of `@opentelemetry/api` fits. */
export interface Span {
  setAttribute(name: string, value: string | number | boolean): unknown
  setStatus(status: { code: number; message?: string }): unknown
  spanContext(): { readonly traceId: string; readonly spanId: string; readonly traceFlags: number }
  end(): void
}

/** Used part of an OpenTelemetry tracer; `trace.getTracer('jwsk')` fits. */
export interface Tracer {
  startSpan(name: string, options: { kind: number; attributes: Record<string, string> }): Span
}

// values of OpenTelemetry's enums
const spanKindClient = 2
const spanStatusError = 2

const toHexFlags = (flags: number) => flags.toString(16).padStart(2, '0')

/**
 * Creates a middleware that traces every call as a span, named after its operation, with status, code and kind of
 * error; the server receives the trace as a `traceparent` header. Spans contain no input, payload or message.
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
      const response = await next({ ...call, options: { ...call.options, headers } })
      span.setAttribute('http.response.status_code', response.status)
      return response
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

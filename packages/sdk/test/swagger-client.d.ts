declare module 'swagger-client' {
  interface BuiltRequest {
    readonly url: string
    readonly headers: Readonly<Record<string, string>>
    readonly body?: unknown
  }
  const client: { buildRequest(options: object): BuiltRequest }
  export = client
}

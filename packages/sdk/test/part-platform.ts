import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { sendJson, successEnvelope } from './fault-server'

/** Platform that stores parts, on a loopback port; it cuts connections in the middle of parts. */
export interface PartPlatform {
  readonly url: string
  /** Bytes of bodies of parts that have arrived, those of cut ones included. */
  arrived(): number
  /** Calls by their last path segment. */
  readonly calls: string[]
  /** Headers of the requests for parts. */
  readonly headers: IncomingMessage['headers'][]
  /** Stored file. */
  readFile(): Buffer
  /** Numbers of the parts of which a body has arrived whole, each time. */
  readonly stored: number[]
  stop(): Promise<void>
}

export interface PartPlatformOptions {
  readonly partSize: number
  /** Cuts the connection of a part when as many bytes of parts have arrived, once each. */
  readonly cutsAt?: readonly number[]
  /** Address of a part, if it is presigned. */
  readonly presign?: (partNumber: number) => string
  /** Answers a request of its own; `true` if it did. */
  readonly intercept?: (path: string, response: ServerResponse) => boolean
}

const readForm = async (request: IncomingMessage, body: Buffer<ArrayBuffer>) =>
  new Response(body, { headers: { 'content-type': request.headers['content-type'] ?? '' } }).formData()

export async function startPartPlatform(options: PartPlatformOptions): Promise<PartPlatform> {
  const { partSize, presign, intercept } = options
  const cuts = [...(options.cutsAt ?? [])]
  const parts = new Map<number, Buffer>()
  const sockets = new Set<Socket>()
  let [arrived, fileSize, file] = [0, 0, Buffer.alloc(0)]
  const self = { calls: [] as string[], headers: [] as IncomingMessage['headers'][], stored: [] as number[] }

  /** Reads a body; `undefined` if it is cut. */
  async function read(request: IncomingMessage, isPart: boolean): Promise<Buffer<ArrayBuffer> | undefined> {
    const chunks: Buffer[] = []
    try {
      for await (const chunk of request) {
        chunks.push(chunk)
        if (!isPart) continue
        arrived += chunk.length
        if (arrived < (cuts[0] ?? Number.POSITIVE_INFINITY)) continue
        cuts.shift()
        request.socket.destroy()
        return undefined
      }
    } catch {
      return undefined
    }
    return Buffer.concat(chunks)
  }

  const describe = () => ({
    uploadId: 'u1',
    fileName: 'film.mp4',
    fileSize,
    partSize,
    parts: [...parts].map(([partNumber, { length }]) => ({ partNumber, size: length })),
    ...(presign && { partUrls: Array.from({ length: Math.ceil(fileSize / partSize) }, (_, at) => presign(at + 1)) }),
  })

  async function storePart(request: IncomingMessage, response: ServerResponse, put: { body: Buffer<ArrayBuffer>; number: number }) {
    const form = request.method === 'PUT' ? undefined : await readForm(request, put.body)
    const number = Number(form?.get('partNumber') ?? put.number)
    const content = form?.get('file')
    parts.set(number, content instanceof Blob ? Buffer.from(await content.arrayBuffer()) : put.body)
    self.stored.push(number)
    if (form) sendJson(response, successEnvelope({}))
    else response.writeHead(200).end()
  }

  function answerCall(name: string, body: Buffer): unknown {
    if (name === 'parts') return describe()
    if (name === 'finish') {
      file = Buffer.concat([...parts].sort(([one], [other]) => one - other).map(([, part]) => part))
      return { link: 'https://oss.example.test/film.mp4', name: 'film.mp4' }
    }
    parts.clear()
    if (name !== 'start') return {}
    fileSize = JSON.parse(body.toString()).fileSize
    return describe()
  }

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const url = new URL(request.url ?? '/', 'http://localhost')
    const name = url.pathname.split('/').at(-1) ?? ''
    const isPart = name === 'put-part' || request.method === 'PUT'
    self.calls.push(name)
    if (isPart) self.headers.push(request.headers)
    const body = await read(request, isPart)
    if (!body || intercept?.(name, response)) return
    if (isPart) return storePart(request, response, { body, number: Number(url.searchParams.get('partNumber')) })
    sendJson(response, successEnvelope(answerCall(name, body)))
  }
  const server = createServer((request, response) => void answer(request, response))
  server.on('connection', (socket) => {
    sockets.add(socket)
    socket.on('error', () => undefined)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  return {
    ...self,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    arrived: () => arrived,
    readFile: () => file,
    async stop() {
      for (const socket of sockets) socket.destroy()
      await new Promise((closed) => server.close(closed))
    },
  }
}

import { type Client, type ClientOptions, createClient, isRecord } from '@jwsk/sdk'
import { type CheckOptions, signIn } from './options'
import { createRecorder, type SentRequest } from './recorder'

/** Security property of a deployment that its operator should know, independent of the contracts. */
export interface SecurityFinding {
  readonly question: string
  readonly answer: string
  readonly bad: boolean
}

const foreignOrigin = 'https://elsewhere.example'

// client ids that the public front ends of this platform family ship with
const publicNames = ['saber', 'sword']

async function checkDefaultClients(options: CheckOptions): Promise<SecurityFinding> {
  const question = 'publicly known client pairs'
  if (options.isInteractive) return { question, answer: 'not tried: each needs a captcha', bad: false }
  const accepted: string[] = []
  for (const name of publicNames) {
    const client = createClient({ ...options.client, clientId: name, clientSecret: `${name}_secret` })
    await signIn(client, options).then(
      () => accepted.push(name),
      () => undefined,
    )
    client.dispose()
  }
  return { question, answer: accepted.length > 0 ? `accepted: ${accepted.join(', ')}` : 'rejected', bad: accepted.length > 0 }
}

/** Resends a recorded request with other headers, and returns the status and code of the response. */
async function resend({ url, init }: SentRequest, headers: Headers) {
  const response = await fetch(url, { ...init, signal: null, headers })
  const body: unknown = await response.json().catch(() => undefined)
  const code = isRecord(body) ? body.code : undefined
  return { status: response.status, code, headers: response.headers, isRefused: response.status === 401 || Number(code) === 401 }
}

async function checkCors(request: SentRequest): Promise<SecurityFinding> {
  const { headers } = await resend(request, new Headers({ ...getHeaders(request), origin: foreignOrigin }))
  const allowed = headers.get('access-control-allow-origin') ?? 'nobody'
  const bad = headers.get('access-control-allow-credentials') === 'true' && (allowed === '*' || allowed === foreignOrigin)
  return { question: 'credentials from any origin', answer: bad ? `allowed (${allowed})` : `refused (allowed: ${allowed})`, bad }
}

const getHeaders = ({ init }: SentRequest) => Object.fromEntries(new Headers(init.headers))
const dropToken = (request: SentRequest) =>
  new Headers(Object.entries(getHeaders(request)).filter(([, value]) => !/^(bearer|crypto) /i.test(value)))

async function checkAnonymousAccess(request: SentRequest): Promise<SecurityFinding> {
  const { status, code, isRefused } = await resend(request, dropToken(request))
  return { question: 'a call without a token', answer: `HTTP ${status}, code ${String(code ?? 'absent')}`, bad: !isRefused }
}

/** Checks whether a token is revoked at sign-out. Runs last because it signs out. */
async function checkRevocation(client: Client, request: SentRequest): Promise<SecurityFinding> {
  await client.session.signOut()
  const { status, code, isRefused } = await resend(request, new Headers(request.init.headers))
  const works = status === 200 && Number(code) === 200
  const unclear = `cannot be told: HTTP ${status}, code ${String(code ?? 'absent')}`
  const answer = works ? 'still works: only its lifetime ends it' : 'revoked'
  return { question: 'a token after its sign-out', answer: works || isRefused ? answer : unclear, bad: false }
}

const numericId = /[:[,]\s*-?\d{17,}/

/** Checks whether ids are sent as numbers, which browsers round. The SDK parses them exactly either way. */
async function checkNumericIds(client: Client): Promise<SecurityFinding> {
  const lists = ['jwsk-system/tenant-package/page', 'jwsk-system/tenant-package/select', 'jwsk-system/menu/routes']
  const texts = await Promise.all(lists.map(async (path) => (await client.fetch(path)).text()))
  const areNumbers = texts.some((text) => numericId.test(text.replace(/"(?:[^"\\]|\\.)*"/g, '""')))
  return { question: 'ids beyond 2^53', answer: areNumbers ? 'some are written as numbers' : 'written as text', bad: false }
}

/** Replays requests of the SDK with one change, so that URLs and header names are those of the deployment. */
async function checkReplay(options: ClientOptions, client: Client): Promise<SecurityFinding[]> {
  const recorder = createRecorder()
  const session = client.session.current()
  const tokenStore = { read: () => session, write: () => undefined, clear: () => undefined }
  const other = createClient({ ...options, fetch: recorder.fetch, tokenStore })
  const info = await recorder.captureRequest(other.session.userInfo())
  const captcha = await recorder.captureRequest(other.session.captcha())
  other.dispose()
  const findings = [captcha && (await checkCors(captcha)), info && (await checkAnonymousAccess(info)), await checkNumericIds(client)]
  return [...findings, info && (await checkRevocation(client, info))].filter((finding) => finding !== undefined)
}

export async function checkSecurity(client: Client, options: CheckOptions): Promise<SecurityFinding[]> {
  return [await checkDefaultClients(options), ...(await checkReplay(options.client, client))]
}

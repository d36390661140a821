import { type Client, type ClientOptions, createClient, isRecord } from '@jwsk/sdk'
import { auth } from '@jwsk/sdk/auth'

/** What an operator should know of a deployment, whether or not its contract is kept. */
export interface SecurityFinding {
  readonly question: string
  readonly answer: string
  readonly bad: boolean
}

const foreignOrigin = 'https://elsewhere.example'

// the pairs that the family's public front ends ship with
const publicNames = ['saber', 'sword']

async function defaultClients(options: ClientOptions, account: { username: string; password: string }): Promise<SecurityFinding> {
  const accepted: string[] = []
  for (const name of publicNames) {
    const client = createClient({ ...options, clientId: name, clientSecret: `${name}_secret` })
    await client.session.signIn(account).then(
      () => accepted.push(name),
      () => undefined,
    )
    client.dispose()
  }
  return {
    question: 'publicly known client pairs',
    answer: accepted.length > 0 ? `accepted: ${accepted.join(', ')}` : 'rejected',
    bad: accepted.length > 0,
  }
}

async function crossOrigin({ root }: Client): Promise<SecurityFinding> {
  const { headers } = await fetch(root + auth.captcha.path, { headers: { origin: foreignOrigin } })
  const allowed = headers.get('access-control-allow-origin') ?? 'nobody'
  const bad = headers.get('access-control-allow-credentials') === 'true' && (allowed === '*' || allowed === foreignOrigin)
  return { question: 'credentials from any origin', answer: bad ? `allowed (${allowed})` : `refused (allowed: ${allowed})`, bad }
}

async function style401({ root }: Client): Promise<SecurityFinding> {
  const response = await fetch(root + auth.userInfo.path)
  const body: unknown = await response.json().catch(() => ({}))
  const { code } = isRecord(body) ? body : {}
  const refused = response.status === 401 || Number(code) === 401
  return { question: 'a call without a token', answer: `HTTP ${response.status}, code ${String(code ?? 'absent')}`, bad: !refused }
}

/** Runs last: it signs out. */
async function revocation(client: Client, options: ClientOptions): Promise<SecurityFinding> {
  const token = client.session.current()?.accessToken ?? ''
  await client.session.signOut()
  const { status } = await fetch(client.root + auth.userInfo.path, {
    headers: { [options.tokenHeader ?? 'Blade-Auth']: `bearer ${token}` },
  })
  return {
    question: 'a token after its sign-out',
    answer: status === 200 ? 'still works: only its lifetime ends it' : 'revoked',
    bad: false,
  }
}

const numericId = /[:[,]\s*-?\d{17,}/

/** Whether ids come as numbers that a browser rounds; the SDK reads them exactly either way. */
async function numericIds(client: Client): Promise<SecurityFinding> {
  const lists = ['jwsk-system/tenant-package/page', 'jwsk-system/tenant-package/select', 'jwsk-system/menu/routes']
  const texts = await Promise.all(lists.map(async (path) => (await client.fetch(path)).text()))
  const written = texts.some((text) => numericId.test(text.replace(/"(?:[^"\\]|\\.)*"/g, '""')))
  return { question: 'ids beyond 2^53', answer: written ? 'some are written as numbers' : 'written as text', bad: false }
}

export async function securityFindings(
  client: Client,
  options: ClientOptions,
  account: { username: string; password: string },
): Promise<SecurityFinding[]> {
  return [
    await defaultClients(options, account),
    await crossOrigin(client),
    await style401(client),
    await numericIds(client),
    await revocation(client, options),
  ]
}

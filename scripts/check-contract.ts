// npm run check:contract -- --base-url URL --username NAME --password WORD [--writes]: a live server against openapi/
import { parseArgs } from 'node:util'
import { type ClientOptions, createClient, isJwskError } from '@jwsk/sdk'
import type { Outcome } from './contract/judge'
import { createRecords } from './contract/records'
import { securityFindings } from './contract/security'
import { loadContracts } from './contract/spec'
import { tryRead } from './contract/walk'
import { exerciseWrites, writable } from './contract/writes'

const { values } = parseArgs({
  options: {
    'base-url': { type: 'string' },
    username: { type: 'string' },
    password: { type: 'string' },
    tenant: { type: 'string', default: '000000' },
    'client-id': { type: 'string', default: 'console' },
    'client-secret': { type: 'string', default: 'console' },
    'api-prefix': { type: 'string', default: '/api' },
    'service-prefix': { type: 'string', default: 'jwsk-' },
    'token-header': { type: 'string', default: 'Blade-Auth' },
    only: { type: 'string', default: '' },
    writes: { type: 'boolean', default: false },
  },
})

const tell = (line: string) => void process.stdout.write(`${line}\n`)
const row = ({ operation, status, verdict, details }: Outcome) =>
  [operation.padEnd(44), String(status || '-').padStart(3), verdict.padEnd(8), details.slice(0, 3).join('; ')].join('  ').trimEnd()

async function main(baseUrl: string, account: { username: string; password: string }): Promise<boolean> {
  const options: ClientOptions = {
    baseUrl,
    clientId: values['client-id'],
    clientSecret: values['client-secret'],
    tenantId: values.tenant,
    apiPrefix: values['api-prefix'],
    servicePrefix: values['service-prefix'],
    tokenHeader: values['token-header'],
    // a role that may not is no reason to lose the session of all calls that follow
    on401: 'probe',
  }
  const client = createClient(options)
  await client.session.signIn(account)
  const contracts = loadContracts()
  const byId = new Map(contracts.map((operation) => [operation.id, operation]))
  const records = createRecords(client, byId)
  const chosen = contracts.filter(({ id }) => id.startsWith(values.only))
  const outcomes: Outcome[] = []
  const note = (outcome: Outcome) => {
    outcomes.push(outcome)
    tell(row(outcome))
  }
  for (const operation of chosen) if (operation.isRead && !operation.isSignIn) note(await tryRead(client, records, operation))
  if (values.writes)
    for (const entity of writable(new Map([...byId].filter(([id]) => id.startsWith(values.only)))))
      for (const outcome of await exerciseWrites(client, entity, records)) note(outcome)

  tell('')
  for (const { question, answer, bad } of await securityFindings(client, options, account))
    tell(`${bad ? '!' : ' '} ${question.padEnd(30)} ${answer}`)
  client.dispose()
  const count = (verdict: Outcome['verdict']) => outcomes.filter((outcome) => outcome.verdict === verdict).length
  const broken = count('deviates') + count('missing') + count('failed')
  tell(
    `\n${count('ok')} ok, ${count('deviates')} deviate, ${count('missing')} missing, ${count('failed')} failed, ${count('refused')} refused, ${count('skipped')} skipped`,
  )
  const called = new Set(outcomes.filter(({ status }) => status > 0).map(({ operation }) => operation.split(' ')[0]))
  tell(`${called.size} of ${chosen.length} operations called; the others change what this run did not make, or sign in`)
  return broken === 0 && count('ok') > 0
}

const { 'base-url': baseUrl, username, password } = values
if (!baseUrl || !username || !password) {
  tell('npm run check:contract -- --base-url URL --username NAME --password WORD [--writes] [--only entity]')
  process.exitCode = 2
} else {
  try {
    if (!(await main(baseUrl, { username, password }))) process.exitCode = 1
  } catch (error) {
    if (!isJwskError(error)) throw error
    tell(`${error.operation ?? 'configuration'}: ${error.kind}: ${error.message}`)
    process.exitCode = 2
  }
}

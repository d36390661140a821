import { endpointAndWriteFaults } from './endpoint-and-write-faults'
import { answerJson, answerSuccess, type GatewayAnswer, getToken, withToken } from './gateway'
import { addToUsers, answerText, asOperator, type Lie, onPath, openTo, redirectTo, withOrigin } from './lie'

const bcrypt = `$2a$10$${'abcdefghij'.repeat(6).slice(0, 53)}`
const md5 = '0123456789abcdef0123456789abcdef'

/** Values that no line of a report may contain. */
export const secrets = [bcrypt, md5, 'SELECT id, password FROM blade_user', 'topSecretValue', 'java.lang.IllegalStateException']

export const securityFaults: readonly Lie[] = [
  {
    probe: 'default-clients',
    name: 'knows the client that a front end ships with',
    severity: 'high',
    expected: /accepted: saber$/,
    create:
      () =>
      (request, { forward }) => {
        const isSaber = request.headers.get('authorization') === `Basic ${btoa('saber:saber_secret')}`
        if (!isSaber) return forward()
        const headers = new Headers(request.headers)
        headers.set('authorization', `Basic ${btoa('console:console')}`)
        return forward({ headers })
      },
  },
  {
    probe: 'anonymous-access',
    name: 'answers without a token',
    severity: 'high',
    expected: /HTTP 200, code 200/,
    create: () =>
      onPath(/user-info/, (request, { forward }) => (getToken(request) === '' ? Promise.resolve(answerSuccess({})) : forward())),
  },
  {
    probe: 'cross-origin',
    name: 'reflects every origin with credentials',
    severity: 'high',
    expected: /https:\/\/elsewhere\.example may send credentials/,
    create: withOrigin((origin) => (origin === 'null' ? undefined : origin)),
  },
  {
    probe: 'cross-origin',
    name: 'trusts the origin null',
    severity: 'high',
    expected: /^null may send credentials/,
    create: withOrigin((origin) => (origin === 'null' ? origin : undefined)),
  },
  {
    probe: 'numeric-ids',
    name: 'writes ids as numbers',
    severity: 'low',
    expected: /written as numbers/,
    create: () => onPath(/tenant-package\/select/, (_, { bypass }) => bypass()),
  },
  {
    probe: 'refresh-token',
    name: 'accepts a refresh token as access token',
    severity: 'high',
    expected: /accepted/,
    create:
      ({ holders }) =>
      (request, { forward }) => {
        const [access] = [...holders].find(([, { refreshToken }]) => refreshToken === getToken(request)) ?? []
        return access === undefined ? forward() : forward({ headers: withToken(request, access) })
      },
  },
  ...[
    ['lists', /\/user\/page/, /^user\.page: gives records/],
    ['look-ups', /\/post\/select/, /^post\.select: gives records/],
    ['details', /\/post\/detail/, /^post\.detail: gives records/],
    ['exports', /export-user/, /^user\.exportUser: gives accounts/],
  ].map(([what, path, expected]) => ({
    probe: 'cross-tenant-reads',
    name: `mixes tenants in ${String(what)}`,
    severity: 'high' as const,
    expected: new RegExp(expected ?? ''),
    create: asOperator(new RegExp(path ?? '')),
  })),
  ...[
    ['changes', /\/post\/submit/, /^post\.(submit|update) changes a record of another tenant/],
    ['removals', /\/post\/remove/, /^post\.remove removes a record of another tenant by its id/],
  ].map(([what, path, expected]) => ({
    probe: 'cross-tenant-writes',
    name: `mixes tenants in ${String(what)}`,
    severity: 'high' as const,
    expected: new RegExp(expected ?? ''),
    create: asOperator(/submit/.test(String(path)) ? /\/post\/(submit|update)/ : new RegExp(path ?? '')),
  })),
  {
    probe: 'password-hashes',
    name: 'lists bcrypt hashes',
    severity: 'high',
    expected: /^user\.page: a hash in password/,
    create: addToUsers(/\/user\/page/, { password: bcrypt }),
  },
  {
    probe: 'password-hashes',
    name: 'has an MD5 in JSON within text',
    severity: 'high',
    expected: /^user\.detail: a digest in loginPwd/,
    create: addToUsers(/\/user\/detail/, { extra: JSON.stringify({ old: [{ loginPwd: md5 }] }) }),
  },
  {
    probe: 'password-hashes',
    name: 'says the password itself',
    severity: 'high',
    expected: /^user\.info: a value in password/,
    create: addToUsers(/\/user\/info/, { password: 'topSecretValue' }),
  },
  {
    probe: 'password-hashes',
    name: 'exports hashes',
    severity: 'high',
    expected: /^user\.exportUser: a hash in the file/,
    create: openTo(/export-user/, answerText(`account,password\nadmin,${md5}\n`, 'text/csv')),
  },
  {
    probe: 'verbose-errors',
    name: 'answers with a stack trace',
    severity: 'medium',
    expected: /a stack trace/,
    create: openTo(
      /page-none/,
      answerText('java.lang.IllegalStateException: x\n\tat org.acme.User.find(User.java:42)\n', 'text/plain', 500),
    ),
  },
  {
    probe: 'verbose-errors',
    name: 'answers with SQL',
    severity: 'medium',
    expected: /SQL/,
    create: openTo(/ascs=/, answerJson({ code: 500, success: false, msg: 'SELECT id, password FROM blade_user' }, 500)),
  },
  {
    probe: 'verbose-errors',
    name: 'answers with names of classes',
    severity: 'low',
    expected: /names of classes/,
    create: openTo(/current=x/, answerJson({ code: 400, success: false, msg: 'Failed to convert to java.lang.Integer' })),
  },
  {
    probe: 'open-redirect',
    name: 'redirects to any host',
    severity: 'high',
    expected: /redirect_uri of auth\.socialRender: redirects to any host/,
    create: redirectTo((foreign) => foreign),
  },
  {
    probe: 'open-redirect',
    name: 'passes any host on to the provider',
    severity: 'high',
    expected: /the provider sends its code to any host/,
    create: redirectTo((foreign) => `https://provider.example/?redirect_uri=${encodeURIComponent(foreign)}`),
  },
  ...endpointAndWriteFaults,
]

/** Answers that are none: each must leave every question open. */
export const brokenAnswers = new Map<string, (answer: GatewayAnswer) => Promise<GatewayAnswer>>([
  ['pages', async () => answerText('<title>welcome</title>', 'text/html')],
  ['JSON that ends early', async (answer: GatewayAnswer) => ({ ...answer, status: 200, body: '{"code":200,"success":true,"data":{"rec' })],
  ['connections that break', async (answer: GatewayAnswer) => ({ ...answer, status: 200, body: '{"code":200}', isCut: true as const })],
])

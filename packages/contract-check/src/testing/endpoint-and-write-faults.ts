import { isRecord } from '@jwsk/sdk'
import { answerJson, withToken } from './gateway'
import { answerText, asOperator, createSignInRejection, type Lie, madeUp, onPath, openTo } from './lie'

/** Flaws of endpoints, of writes and of the end of sessions. */
export const endpointAndWriteFaults: readonly Lie[] = [
  {
    probe: 'exposed-endpoints',
    name: 'shows its interfaces',
    severity: 'medium',
    expected: /^\/v3\/api-docs, \/api\/v3\/api-docs,.*: open without a token/,
    create: openTo(/\/v3\/api-docs$/, answerJson({ openapi: '3.1.0', paths: {} })),
  },
  {
    probe: 'exposed-endpoints',
    name: 'shows Swagger UI',
    severity: 'medium',
    expected: /^\/swagger-ui\.html: open/,
    create: openTo(/^\/swagger-ui\.html$/, answerText('<title>Swagger UI</title>', 'text/html')),
  },
  {
    probe: 'exposed-endpoints',
    name: 'shows Knife4j',
    severity: 'medium',
    expected: /^\/doc\.html: open/,
    create: openTo(/^\/doc\.html$/, answerText('<link href="webjars/css/knife4j.css">', 'text/html')),
  },
  {
    probe: 'exposed-endpoints',
    name: 'lists the actuator',
    severity: 'medium',
    expected: /^\/actuator: open/,
    create: openTo(/^\/actuator$/, answerJson({ _links: {} })),
  },
  {
    probe: 'exposed-endpoints',
    name: 'shows the environment of a service',
    severity: 'high',
    expected: /^\/api\/jwsk-system\/actuator\/env: open/,
    create: openTo(/jwsk-system\/actuator\/env$/, answerJson({ activeProfiles: [], propertySources: [{ key: 'topSecretValue' }] })),
  },
  {
    probe: 'exposed-endpoints',
    name: 'gives its memory',
    severity: 'high',
    expected: /^\/actuator\/heapdump: open/,
    create: openTo(/^\/actuator\/heapdump$/, answerText('', 'application/octet-stream')),
  },
  {
    probe: 'exposed-endpoints',
    name: 'shows the console of Druid',
    severity: 'high',
    expected: /^\/druid\/index\.html: open/,
    create: openTo(/^\/druid\/index\.html$/, answerText('<title>Druid Stat Index</title>', 'text/html')),
  },
  {
    probe: 'mass-assignment',
    name: 'takes the tenant of a body',
    severity: 'high',
    expected: /^tenantId in post\.submit moves/,
    create: asOperator(/\/post\/(submit|update)/),
  },
  {
    probe: 'mass-assignment',
    name: 'takes isDeleted of a body',
    severity: 'medium',
    expected: /^isDeleted in post\.submit deletes/,
    create: () =>
      onPath(/\/post\/(submit|update)/, (request, { forward }) => {
        const id = /"id":"(\d+)"/.exec(request.body)?.[1]
        const isDeleted = id !== undefined && request.body.includes('"isDeleted":1')
        return isDeleted ? forward({ path: `/api/jwsk-system/post/remove?ids=${id}`, body: '' }) : forward()
      }),
  },
  {
    probe: 'mass-assignment',
    name: 'takes the role of a profile',
    severity: 'high',
    expected: /^roleId in user\.updateInfo gives/,
    create: (tokens) =>
      onPath(/\/user\/update-info/, (request, { forward }) => {
        const body: unknown = JSON.parse(request.body)
        const { id, roleId } = isRecord(body) ? body : {}
        const path = `/api/jwsk-system/user/grant?userIds=${String(id)}&roleIds=${String(roleId)}`
        return forward({ path, headers: withToken(request, tokens.getOperatorToken()), body: '' })
      }),
  },
  {
    probe: 'token-after-password-change',
    name: 'keeps tokens after a new password',
    severity: 'medium',
    expected: /still works/,
    create: () => onPath(/\/user\/update-password/, (_, { bypass }) => bypass()),
  },
  {
    probe: 'token-after-sign-out',
    name: 'keeps tokens after a sign-out',
    severity: 'medium',
    expected: /still works/,
    create: () => onPath(/\/oauth\/logout/, (_, { bypass }) => bypass()),
  },
  {
    probe: 'sign-in-limit',
    name: 'lets anyone guess',
    severity: 'medium',
    expected: /no limit in 12 wrong passwords/,
    create: () => onPath(madeUp, async () => createSignInRejection('用户名或密码错误')),
  },
  {
    probe: 'sign-in-limit',
    name: 'counts by an address that the caller writes',
    severity: 'medium',
    expected: /evaded by X-Forwarded-For/,
    create: () => {
      const counts = new Map<string, number>()
      return onPath(madeUp, async ({ headers }) => {
        const address = headers.get('x-forwarded-for') ?? 'direct'
        const count = (counts.get(address) ?? 0) + 1
        counts.set(address, count)
        return createSignInRejection(count > 3 ? '登录过于频繁' : '用户名或密码错误')
      })
    },
  },
  {
    probe: 'sign-in-limit',
    name: 'locks accounts, and addresses that the caller writes',
    severity: 'medium',
    expected: /evaded by X-Forwarded-For/,
    create: () => {
      const counts = new Map<string, number>()
      const count = (key: string) => {
        counts.set(key, (counts.get(key) ?? 0) + 1)
        return counts.get(key) ?? 0
      }
      return onPath(madeUp, async ({ path, headers }) => {
        const byAddress = count(headers.get('x-forwarded-for') ?? 'direct')
        const byAccount = count(/username=([\w-]+)/.exec(path)?.[1] ?? '')
        return createSignInRejection(Math.max(byAddress, byAccount) > 3 ? '用户登录失败次数过多' : '用户名或密码错误')
      })
    },
  },
]

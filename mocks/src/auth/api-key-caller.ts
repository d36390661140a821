import { readSignature } from '@jwsk/sdk/signing'
import type { Caller, KeyedRequest } from '../engine/platform-rules'
import { rejected, unauthorizedError } from '../engine/refusal'
import type { Settings } from '../engine/settings'
import { minute, parseTime } from '../engine/world/time'
import { defineTable, type World } from '../engine/world/world'
import { type ApiKeyRow, apiKeyLogTable, apiKeyTable, enabledKey } from '../system/configuration/api-key-table'
import { userTable } from '../system/organisation/user-table'
import { getRoleAliases } from '../system/permission/role-table'

interface Backend {
  readonly world: World
  readonly settings: Settings
}

/** Longest time by which a signed request may be off the platform's clock. */
const signatureWindow = 5 * minute

/** Nonces of the signed requests within the window. */
const nonceTable = defineTable<{ readonly id: string; readonly at: number }>('signatureNonce')

function spendNonce(world: World, id: string) {
  const table = world.table(nonceTable)
  const now = world.now()
  for (const row of table.all()) if (Math.abs(now - row.at) > 2 * signatureWindow) table.remove(row.id)
  if (table.get(id)) throw unauthorizedError('请求已使用过，请重新签名')
  table.put({ id, at: now })
}

/** Finds the key that has signed the request. Throws for a forged, an old or a repeated signature. */
async function findSigningKey(request: Request, world: World): Promise<ApiKeyRow | undefined> {
  const signature = await readSignature(request)
  if (!signature) return undefined
  const { keyId, timestamp, nonce } = signature
  const key = world.table(apiKeyTable).get(keyId)
  if (!key || nonce === '' || !(await signature.verify(key.apiKey))) throw unauthorizedError('签名无效')
  if (!(Math.abs(world.now() - Number(timestamp)) <= signatureWindow)) throw unauthorizedError('签名已过期，请核对时钟')
  spendNonce(world, `${keyId}:${nonce}`)
  return key
}

function findSentKey(request: Request, { world, settings }: Backend): ApiKeyRow | undefined {
  const sent = request.headers.get(settings.apiKeyHeader)
  if (sent === null) return undefined
  const key = world.table(apiKeyTable).find(({ apiKey }) => apiKey === sent)
  if (!key) throw unauthorizedError('密钥无效')
  return key
}

/** Whether a path fits a pattern in which `*` stands for a part of a name and `**` for any number of names. */
function fitsPattern(path: string, pattern: string): boolean {
  const source = pattern
    .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
    .replace(/\/\*\*$/, '(/.*)?')
    .replace(/\*+/g, (stars) => (stars.length > 1 ? '.*' : '[^/]*'))
  return new RegExp(`^${source}$`).test(path)
}

function checkKey(world: World, { status, expireTime, apiPath }: ApiKeyRow, path: string) {
  if (status !== enabledKey) throw unauthorizedError('密钥已停用')
  if (expireTime !== '' && parseTime(expireTime) <= world.now()) throw unauthorizedError('密钥已过期')
  const patterns = apiPath.split(',').filter((pattern) => pattern !== '')
  if (patterns.length > 0 && !patterns.some((pattern) => fitsPattern(path, pattern.trim()))) throw rejected()
}

function toCaller(world: World, key: ApiKeyRow): Caller {
  const user = world.table(userTable).get(key.userId)
  if (!user) throw unauthorizedError('密钥所代表的用户已删除')
  const { id, tenantId, account, deptId, roleId } = user
  return { userId: id, tenantId, account, deptId, roleId, tokenId: key.id, roles: getRoleAliases(world, roleId) }
}

/** Logs the call of a key. Query and body are not logged, because they may contain secrets. */
function logCall({ world, caller, key, request }: { world: World; caller: Caller; key: ApiKeyRow; request: Request }, path: string) {
  const startedAt = world.now()
  const createTime = world.formatNow()
  const [, serviceId = ''] = path.split('/')
  return () => {
    world.table(apiKeyLogTable).put({
      id: world.nextId(),
      tenantId: key.tenantId,
      apiKeyId: key.id,
      serviceId,
      serverHost: 'jwsk-node-01',
      serverIp: '10.0.8.11:8100',
      env: 'prod',
      method: request.method,
      requestUri: path.slice(serviceId.length + 1),
      userAgent: request.headers.get('user-agent') ?? '',
      remoteIp: '',
      params: '',
      time: String(world.now() - startedAt),
      createBy: caller.account,
      createTime,
    })
  }
}

/** Identifies a service by its API key, or by the signature made with it; `undefined` if the request has neither. */
export async function authenticateByKey(request: Request, backend: Backend): Promise<KeyedRequest | undefined> {
  const { world, settings } = backend
  const key = (await findSigningKey(request, world)) ?? findSentKey(request, backend)
  if (!key) return undefined
  const { pathname } = new URL(request.url)
  const path = pathname.startsWith(`${settings.apiPrefix}/`) ? pathname.slice(settings.apiPrefix.length) : pathname
  checkKey(world, key, path)
  const caller = toCaller(world, key)
  return { caller, finish: logCall({ world, caller, key, request }, path) }
}

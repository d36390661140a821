import type { Operation } from '@jwsk/sdk'
import { getOwn } from '@jwsk/sdk'
import type { Random } from '../../engine/world/random'
import { formatDateTime } from '../../engine/world/time'
import type { World } from '../../engine/world/world'
import { userTable } from '../../system/organisation/user-table'

/** Columns of all three kinds of logs. */
export interface LogRow {
  readonly id: string
  readonly tenantId: string
  readonly serviceId: string
  readonly serverHost: string
  readonly serverIp: string
  readonly env: string
  readonly remoteIp: string
  readonly userAgent: string
  readonly requestUri: string
  readonly method: string
  readonly methodClass: string
  readonly methodName: string
  readonly params: string
  readonly time: string
  readonly createBy: string
  readonly createTime: string
}

/** Call that a log records. */
export interface LoggedCall {
  readonly operation: Operation
  readonly params: string
}

const userAgents = [
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36',
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15',
  'Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0',
]
const ports: Readonly<Record<string, number>> = {
  'jwsk-auth': 8100,
  'jwsk-system': 8106,
  'jwsk-desk': 8105,
  'jwsk-biz': 8200,
  'jwsk-dp': 8210,
  'jwsk-resource': 8010,
  'jwsk-flow': 8008,
  'jwsk-job': 8260,
}

const toPascalCase = (name: string) => name.replace(/(^|-)([a-z])/g, (_, __, letter: string) => letter.toUpperCase())
const toCamelCase = (name: string) => name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())

/** Creates the shared columns of the nth row; `age` is in ms, and the newest row is last. */
export function createLogColumns(
  world: World,
  random: Random,
  { table, index, age }: { readonly table: string; readonly index: number; readonly age: number },
) {
  const users = world.table(userTable).all()
  return ({ operation: { path, method }, params }: LoggedCall): LogRow => {
    const [, serviceId = '', ...parts] = path.split('/')
    const [resource = '', action = ''] = parts.slice(-2)
    const node = random.between(1, 3)
    return {
      id: world.seedId(table, index),
      tenantId: '000000',
      serviceId,
      serverHost: `jwsk-node-0${node}`,
      serverIp: `10.0.8.1${node}:${getOwn(ports, serviceId) ?? 8080}`,
      env: 'prod',
      remoteIp: `10.6.${random.between(0, 8)}.${random.between(2, 250)}`,
      userAgent: random.pick(userAgents),
      requestUri: path.replace(`/${serviceId}`, ''),
      method,
      methodClass: `org.${serviceId.replace('-', '.')}.controller.${toPascalCase(resource)}Controller`,
      methodName: toCamelCase(action),
      params,
      time: String(random.between(4, 480)),
      createBy: random.pick(users).account,
      createTime: formatDateTime(world.startedAt - age - random.between(0, 20 * 60) * 1000),
    }
  }
}

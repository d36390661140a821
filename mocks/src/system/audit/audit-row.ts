import type { StoredRow } from '../../engine/world/table'

/** Audited change of one row. */
export interface RecordDataRow extends StoredRow {
  readonly tenantId: string
  readonly serviceId: string
  readonly serverHost: string
  readonly serverIp: string
  readonly env: string
  readonly recordLevel: string
  readonly method: string
  readonly requestUri: string
  readonly userAgent: string
  readonly remoteIp: string
  readonly operation: string
  readonly tableName: string
  /** Row before the change as JSON by column name; empty if it was added. */
  readonly oldData: string
  /** Row after the change as JSON by column name; empty if it was removed. */
  readonly newData: string
  readonly recordMessage: string
  readonly recordResult: string
  readonly recordCost: string
  readonly recordTime: string
  readonly recordUser: string
  readonly status: number
}

interface AuditedChange {
  readonly before: object | undefined
  readonly after: object | undefined
}

interface AuditedWrite {
  readonly id: string
  readonly tenantId: string
  /** Path of the call in the notation of the contracts. */
  readonly path: string
  readonly time: string
  readonly userId: string
  /** Name of the mocks' table. */
  readonly table: string
}

const secretColumns = /password|secret|apiKey/i
const toSnakeCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

const toColumns = (row: object | undefined) =>
  row === undefined
    ? ''
    : JSON.stringify(
        Object.fromEntries(
          Object.entries(row)
            .filter(([name]) => !secretColumns.test(name))
            .map(([name, value]) => [toSnakeCase(name), value]),
        ),
      )

function getOperation({ before, after }: AuditedChange) {
  if (before === undefined) return 'INSERT'
  return after === undefined ? 'DELETE' : 'UPDATE'
}

/** Creates the audit of a change; secrets are not audited. */
export function createAuditRow({ before, after }: AuditedChange, { id, tenantId, path, time, userId, table }: AuditedWrite): RecordDataRow {
  const [, serviceId = ''] = path.split('/')
  return {
    id,
    tenantId,
    serviceId,
    serverHost: 'jwsk-node-01',
    serverIp: '10.0.8.11:8100',
    env: 'prod',
    recordLevel: 'info',
    method: 'POST',
    requestUri: path.slice(serviceId.length + 1),
    userAgent: '',
    remoteIp: '10.6.2.17',
    operation: getOperation({ before, after }),
    tableName: `jwsk_${toSnakeCase(table)}`,
    oldData: toColumns(before),
    newData: toColumns(after),
    recordMessage: '',
    recordResult: '',
    recordCost: '3',
    recordTime: time,
    recordUser: userId,
    status: 1,
  }
}

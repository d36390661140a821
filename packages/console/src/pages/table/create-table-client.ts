import type { CallOptions, Client, Operation } from '@jwsk/sdk'
import { isRecord } from '@jwsk/sdk'

export interface TableIdentity {
  readonly tableName: string
  readonly tableKey: string
}

type Fields = Readonly<Record<string, unknown>>

const paginationParameters = new Set(['current', 'size', 'ascs', 'descs'])

/** Serializes the filters of a list to the platform's condition text. */
function toConditions(input: Fields): Fields {
  const filters = Object.entries(input).filter(([name, value]) => !paginationParameters.has(name) && value !== undefined && value !== '')
  const rest = Object.fromEntries(Object.entries(input).filter(([name]) => paginationParameters.has(name)))
  if (filters.length === 0) return rest
  return { ...rest, conditions: JSON.stringify(Object.fromEntries(filters.map(([name, value]) => [`${name}_like`, value]))) }
}

function toTableInput(operation: Operation, input: Fields, table: TableIdentity): unknown {
  const [, action] = operation.id.split('.')
  if (action === 'submit') return { query: table, body: input }
  if (action === 'page') return { ...toConditions(input), ...table }
  if (action === 'detail') return { ...table, id: Object.values(input)[0] }
  return { ...input, ...table }
}

/** Creates the client of a table's screen: adds the table to the input of every call. */
export function createTableClient(client: Client, name: string, table: TableIdentity): Client {
  const call = (operation: Operation, input?: unknown, options?: CallOptions) =>
    client.call(
      operation,
      operation.id.startsWith(`${name}.`) ? toTableInput(operation, isRecord(input) ? input : {}, table) : input,
      options,
    )
  // the response is the operation's own: only its input is completed
  return { ...client, call: call as Client['call'] }
}

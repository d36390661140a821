import type { TableName } from './columns'
import { databaseError } from './refusals'

/** Database columns with a limit that user input may exceed. */
const limits: { readonly [Table in TableName]?: Readonly<Record<string, number>> } = {
  notice: { title: 255, content: 255 },
  post: { postName: 50, postCode: 20, remark: 255 },
}

const toSnakeCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** Throws for text that is too long, as the database does. */
export function assertWithinLimits<Row extends object>(table: TableName, row: Row): Row {
  for (const [name, limit] of Object.entries(limits[table] ?? {}))
    if (String(Reflect.get(row, name) ?? '').length > limit)
      throw databaseError(
        'updating',
        `com.mysql.cj.jdbc.exceptions.MysqlDataTruncation: Data truncation: Data too long for column '${toSnakeCase(name)}' at row 1`,
      )
  return row
}

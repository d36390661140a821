import type { TableName } from './columns'
import { databaseError } from './refusals'

/** Columns of the database that are shorter than what a person may want to write. */
const limits: { readonly [Table in TableName]?: Readonly<Record<string, number>> } = {
  notice: { title: 255, content: 255 },
  post: { postName: 50, postCode: 20, remark: 255 },
}

const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** Fails as the database does on a text that is too long. */
export function assertWithinLimits<Row extends object>(table: TableName, row: Row): Row {
  for (const [name, limit] of Object.entries(limits[table] ?? {}))
    if (String(Reflect.get(row, name) ?? '').length > limit)
      throw databaseError(
        'updating',
        `com.mysql.cj.jdbc.exceptions.MysqlDataTruncation: Data truncation: Data too long for column '${snake(name)}' at row 1`,
      )
  return row
}

import type { Row } from '@jwsk/kit'
import type { RowOf } from '@jwsk/sdk'
import type { work } from '@jwsk/sdk/flow'

type TodoRow = RowOf<typeof work.todoList>

/** Waiting task with the values that its review needs. */
export interface InboxTask extends Omit<TodoRow, 'taskId'> {
  readonly taskId: string
}

/** Returns the tasks of a list's rows; a row without a task cannot be handled. */
export const toInboxTasks = (rows: readonly Row[]): readonly InboxTask[] =>
  // the list has no other rows than those of its operation
  rows.filter((row) => typeof row.taskId === 'string' && row.taskId !== '') as unknown as readonly InboxTask[]

import type { InboxTask } from './inbox-task'

/** Returns the neighbors of the active task among the rows of the list, and its position as text. */
export function getSteps(rows: readonly InboxTask[], active: InboxTask | undefined) {
  const at = rows.findIndex(({ taskId }) => taskId === active?.taskId)
  if (at === -1) return { next: rows[0], previous: undefined, position: '' }
  return { next: rows[at + 1], previous: rows[at - 1], position: `${at + 1}/${rows.length}` }
}

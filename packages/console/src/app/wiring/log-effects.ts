import type { Client } from '@jwsk/sdk'
import { auth } from '@jwsk/sdk/auth'
import { type LogEntry, loadLogsFx, saveLogsFx, uploadLogsFx } from '../../logs/model'
import { readLogs, writeLogs } from '../../storage/browser-storage'

export function handleLogEffects(client: () => Client): void {
  const uploadLogs = (entries: readonly LogEntry[]) => client().call(auth.uploadLogs, [...entries])
  loadLogsFx.use(readLogs)
  saveLogsFx.use(writeLogs)
  uploadLogsFx.use(uploadLogs)
}

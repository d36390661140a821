import { loadLogsFx, saveLogsFx } from '../../platform/logs/model'
import { readLogs, writeLogs } from '../../platform/storage/browser-storage'

export function handleLogEffects(): void {
  loadLogsFx.use(readLogs)
  saveLogsFx.use(writeLogs)
}

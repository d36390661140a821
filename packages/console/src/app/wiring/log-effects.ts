import { loadLogsFx, saveLogsFx } from '../../logs/model'
import { readLogs, writeLogs } from '../../storage/browser-storage'

export function handleLogEffects(): void {
  loadLogsFx.use(readLogs)
  saveLogsFx.use(writeLogs)
}

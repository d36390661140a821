import { Button, Dialog, getErrorMessage, useKitText } from '@jwsk/kit'
import { useUnit } from 'effector-react'
import { useState } from 'react'
import { noticeShown } from '../../shell/notices/model'
import { ShellConfirmDialog } from '../../shell/panels/shell-confirm-dialog'
import { $site } from '../site/model'
import { type ConsoleTextKey, useText } from '../text'
import type { LogEntry } from './log-entry'
import { $logs, logsCleared, uploadLogsFx } from './model'
import './logs.css'

type LogConfirmation = 'upload' | 'clear'

const columns: readonly ConsoleTextKey[] = ['logs.type', 'logs.url', 'logs.message', 'logs.stack', 'logs.time']

/** Dialog with the error log of this browser, which can be uploaded or cleared. */
export function LogsDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useText()
  const [logs, { logUpload }] = useUnit([$logs, $site])
  const [question, setQuestion] = useState<LogConfirmation>()
  return (
    <Dialog title={t('logs.title')} size="60%" outsideClick="closes" onClose={onClose}>
      <div className="kit-dialog-body flex flex-column gap-4">
        <div className="flex flex-wrap align-items-center gap-2">
          {logUpload && (
            <Button disabled={logs.length === 0} onClick={() => setQuestion('upload')}>
              {t('logs.upload')}
            </Button>
          )}
          <Button disabled={logs.length === 0} onClick={() => setQuestion('clear')}>
            {t('logs.clear')}
          </Button>
        </div>
        {logs.length === 0 ? <p className="p-5 text-center text-color-secondary">{t('logs.empty')}</p> : <LogTable />}
      </div>
      {question && <LogQuestion question={question} onDone={() => setQuestion(undefined)} />}
    </Dialog>
  )
}

// stable keys: entries may be equal, and new ones are prepended
const entryIds = new WeakMap<LogEntry, number>()
let nextEntryId = 0

function getEntryId(entry: LogEntry): number {
  const key = entryIds.get(entry) ?? nextEntryId++
  entryIds.set(entry, key)
  return key
}

function LogTable() {
  const t = useText()
  const logs = useUnit($logs)
  return (
    <section className="overflow-auto" aria-label={t('logs.title')}>
      <table className="log-table w-full text-sm">
        <thead>
          <tr>
            {columns.map((key) => (
              <th key={key} scope="col">
                {t(key)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {logs.map((entry) => (
            <tr key={getEntryId(entry)}>
              <td>{entry.type}</td>
              <td>{entry.url}</td>
              <td>{entry.message}</td>
              <td>
                <details>
                  <summary>{entry.stack.split('\n')[0] || '—'}</summary>
                  <pre>{entry.stack}</pre>
                </details>
              </td>
              <td>{entry.time}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function LogQuestion({ question, onDone }: { readonly question: LogConfirmation; readonly onDone: () => void }) {
  const t = useText()
  const kit = useKitText()
  const [logs, clear, upload, notify] = useUnit([$logs, logsCleared, uploadLogsFx, noticeShown])
  const send = () =>
    upload(logs).then(
      () => notify({ severity: 'success', text: t('logs.sent') }),
      (error: unknown) => notify({ severity: 'error', text: getErrorMessage(error, kit) }),
    )
  const confirm = () => {
    onDone()
    if (question === 'upload') return void send()
    clear()
    notify({ severity: 'success', text: t('logs.cleared') })
  }
  return (
    <ShellConfirmDialog
      title={t(`logs.${question}`)}
      question={t(question === 'upload' ? 'logs.uploadQuestion' : 'logs.clearQuestion')}
      onConfirm={confirm}
      onCancel={onDone}
    />
  )
}

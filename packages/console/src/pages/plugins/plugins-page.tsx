import { Button, type Column, DataTable, Tag, useLanguage } from '@jwsk/kit'
import { type PluginState, usePluginHost, usePlugins } from '@jwsk/kit/shell'
import { isRecord } from '@jwsk/sdk'
import { useUnit } from 'effector-react'
import { useMemo } from 'react'
import { $site } from '../../platform/site/model'
import { useText } from '../../platform/text'
import { disablePlugin, enablePlugin, type RemotePluginErrorReason } from '../../remote-plugins/plugin-switch'
import { createPluginReport, type PluginReport } from './plugin-report'
import './plugins.css'

const tones = { ready: 'success', waiting: 'info', failed: 'danger', silent: 'warning', troubled: 'warning', off: 'quiet' } as const

function getCondition({ status, problems, refusal }: PluginReport) {
  if (refusal?.reason === 'off') return 'off'
  return status === 'ready' && problems.length > 0 ? 'troubled' : status
}

function useRemoteIds(): ReadonlySet<string> {
  const { remotePlugins = [] } = useUnit($site)
  return useMemo(
    () => new Set(remotePlugins.flatMap((entry) => (isRecord(entry) && typeof entry.id === 'string' ? entry.id : []))),
    [remotePlugins],
  )
}

function useColumns(): readonly Column<PluginReport>[] {
  const t = useText()
  const host = usePluginHost()
  const remoteIds = useRemoteIds()
  return useMemo(
    () => [
      { id: 'name', label: t('plugins.name'), align: 'start', width: 160, renderCell: ({ id }) => id },
      {
        id: 'status',
        label: t('plugins.status'),
        align: 'start',
        width: 160,
        renderCell: (notes) => <Tag tone={tones[getCondition(notes)]}>{t(`plugins.${getCondition(notes)}`)}</Tag>,
      },
      { id: 'screens', label: t('plugins.screens'), align: 'end', width: 80, renderCell: ({ screens }) => screens },
      {
        id: 'detail',
        label: t('plugins.detail'),
        align: 'start',
        renderCell: (notes) => <PluginDetails notes={notes} isRemote={remoteIds.has(notes.id)} onRetry={() => host.retry(notes.id)} />,
      },
    ],
    [t, host, remoteIds],
  )
}

/** Reasons that a retry without reload cannot change. */
const settled: ReadonlySet<string> = new Set<RemotePluginErrorReason>(['manifest', 'off', 'range', 'origin'])

interface PluginDetailsProps {
  readonly notes: PluginReport
  readonly isRemote: boolean
  readonly onRetry: () => void
}

function PluginDetails({ notes, isRemote, onRetry }: PluginDetailsProps) {
  const t = useText()
  const language = useLanguage()
  const { id, status, error, refusal, problems, conflicts } = notes
  const isOff = refusal?.reason === 'off'
  const switchTo = (change: (id: string) => void) => () => {
    change(id)
    onRetry()
  }
  const lines = [
    ...(error === undefined ? [] : [error]),
    ...(refusal ? [t(`outside.${refusal.reason}`, { ...refusal.details, findings: refusal.details[language] ?? '' })] : []),
    ...(status === 'silent' ? [t('plugins.silentHint')] : []),
    ...conflicts.map(({ path, keptBy }) => t('plugins.conflict', { path, kept: keptBy })),
    ...problems.map(({ path, message }) => (path === '' ? message : t('plugins.trouble', { path, message }))),
  ]
  if (lines.length === 0 && !isRemote) return t('plugins.nothing')
  return (
    <div className="plugin-notes flex flex-wrap align-items-center gap-2 py-1">
      <ul className="flex flex-column gap-1">
        {[...new Set(lines)].map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {(status === 'failed' || status === 'silent') && !settled.has(refusal?.reason ?? '') && (
        <Button icon="refresh" onClick={onRetry}>
          {t('plugins.retry')}
        </Button>
      )}
      {isRemote && (
        <Button onClick={switchTo(isOff ? enablePlugin : disablePlugin)}>{t(isOff ? 'plugins.switchOn' : 'plugins.switchOff')}</Button>
      )}
    </div>
  )
}

const statusOrder: readonly PluginState['status'][] = ['failed', 'silent', 'waiting', 'ready']

/** Lists every plugin of this console with its status. */
export function PluginsPage() {
  const t = useText()
  const { states, registry } = usePlugins()
  const columns = useColumns()
  const rows = useMemo(() => {
    const weight = ({ status, refusal, problems, conflicts }: PluginReport) =>
      statusOrder.indexOf(refusal?.reason === 'off' ? 'ready' : status) * 2 - (problems.length + conflicts.length > 0 ? 1 : 0)
    return states.map((state) => createPluginReport(state, registry)).toSorted((a, b) => weight(a) - weight(b))
  }, [states, registry])
  return (
    <section className="kit-screen">
      <header>
        <h1 className="text-xl">{t('plugins.title')}</h1>
        <p className="text-color-secondary">{t('plugins.hint')}</p>
      </header>
      <div className="kit-card">
        <p className="md:px-4 py-3 text-color-secondary" role="status">
          {t('plugins.summary', { count: states.length, ready: states.filter(({ status }) => status === 'ready').length })}
        </p>
        <DataTable
          label={t('plugins.title')}
          columns={columns}
          rows={rows}
          rowOptions={{ getRowKey: ({ id }) => id, getRowName: ({ id }) => id }}
        />
      </div>
    </section>
  )
}

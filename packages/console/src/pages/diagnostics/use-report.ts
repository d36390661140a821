import { useLanguage } from '@jwsk/kit'
import { version } from '@jwsk/kit/package.json'
import { usePlugins } from '@jwsk/kit/shell'
import { isRecord } from '@jwsk/sdk'
import { useUnit } from 'effector-react'
import { $user } from '../../auth/session/model'
import { getConsoleUrl } from '../../platform/links/base-path'
import { $logs, maskSecrets } from '../../platform/logs/model'
import { $site } from '../../platform/site/model'
import { useText } from '../../platform/text'
import type { SkippedEntry } from '../../shell/navigation/model'
import { createPluginReport, type PluginReport } from '../plugins/plugin-report'
import { describeScreen, type Environment } from './environment'
import { formatErrors } from './error-lines'
import type { GatewayMeasurement } from './measure-gateway'

/** Section of the report: details by label, or lines. */
export interface ReportSection {
  readonly id: string
  readonly title: string
  readonly details: readonly (readonly [label: string, value: string])[]
  readonly lines: readonly string[]
}

interface ReportData {
  readonly environment: Environment | undefined
  readonly gateway: GatewayMeasurement | undefined
  /** Entries that the menu leaves out. */
  readonly skipped: readonly SkippedEntry[]
}

/** Lines of the report about the menu; more of them say nothing new. */
const maxSkipped = 50

const formatMegabytes = (bytes: number) => `${(bytes / 1_000_000).toFixed(1)} MB`

function describeProblems({ id, status, error, refusal, problems, conflicts }: PluginReport): string {
  const messages = [error, refusal?.reason, ...problems.map(({ message }) => message), ...conflicts.map(({ path }) => path)]
  const notes = messages.filter((one) => one !== undefined).map(maskSecrets)
  return [`${id} ${status}`, ...notes].join(': ')
}

const hasProblems = ({ status, problems, conflicts }: PluginReport) => status !== 'ready' || problems.length + conflicts.length > 0

const describeRemotePlugin = (entry: unknown) => (isRecord(entry) ? `${String(entry.id)} ${String(entry.version ?? '')}`.trim() : '')

/** Returns the report for support in the active language, without personal data or secrets. */
export function useReport({ environment, gateway, skipped }: ReportData): readonly ReportSection[] {
  const t = useText()
  const language = useLanguage()
  const { states, registry } = usePlugins()
  const [logs, user, { remotePlugins = [], registerMode, publicKey }] = useUnit([$logs, $user, $site])
  const notes = states.map((state) => createPluginReport(state, registry))
  const { storage, build = '' } = environment ?? {}
  const { latencyMs, clockSkewSeconds } = gateway ?? {}
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
  return [
    {
      id: 'console',
      title: t('diagnostics.console'),
      details: [
        [t('diagnostics.version'), [version, build].filter(Boolean).join(' · ')],
        [t('diagnostics.host'), getConsoleUrl()],
        [t('diagnostics.language'), `${language} / ${navigator.language}`],
        [t('diagnostics.plugins'), t('plugins.summary', { count: notes.length, ready: notes.filter((one) => !hasProblems(one)).length })],
        ...(registerMode && publicKey === '' ? [[t('diagnostics.registration'), t('diagnostics.noKey')] as const] : []),
        ...(remotePlugins.length > 0 ? [[t('diagnostics.outside'), remotePlugins.map(describeRemotePlugin).join(', ')] as const] : []),
      ],
      lines: notes.filter(hasProblems).map(describeProblems),
    },
    {
      id: 'menu',
      title: t('diagnostics.menu'),
      details: [[t('diagnostics.skipped'), String(skipped.length)]],
      lines: skipped
        .slice(0, maxSkipped)
        .map(({ label, path, reason }) => [label, maskSecrets(path), t(`diagnostics.skip.${reason}`)].filter(Boolean).join(' · ')),
    },
    {
      id: 'connection',
      title: t('diagnostics.connection'),
      details: [
        [t('diagnostics.latency'), latencyMs === undefined ? '' : `${latencyMs} ms`],
        [t('diagnostics.skew'), clockSkewSeconds === undefined ? '' : `${clockSkewSeconds} s`],
      ],
      lines: [],
    },
    {
      id: 'browser',
      title: t('diagnostics.browser'),
      details: [
        [t('diagnostics.agent'), navigator.userAgent],
        [t('diagnostics.screen'), describeScreen()],
        [t('diagnostics.zone'), zone],
        [t('diagnostics.storage'), storage ? `${formatMegabytes(storage.used)} / ${formatMegabytes(storage.quota)}` : ''],
      ],
      lines: [],
    },
    {
      id: 'errors',
      title: t('diagnostics.errors'),
      details: [],
      lines: formatErrors(logs, user ? [user.account, user.realName, user.nickName] : []),
    },
  ]
}

/** Formats the report as text, for an e-mail or a ticket. */
export const formatReport = (sections: readonly ReportSection[]) =>
  sections
    .map(({ title, details, lines }) =>
      [`# ${title}`, ...details.map(([label, value]) => `${label}: ${value || '—'}`), ...lines].join('\n'),
    )
    .join('\n\n')

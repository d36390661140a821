import { useLanguage, usePlugins } from '@jwsk/kit'
import { version } from '@jwsk/kit/package.json'
import { isRecord } from '@jwsk/sdk'
import { useUnit } from 'effector-react'
import { getConsoleUrl } from '../../links/base-path'
import { $logs, maskSecrets } from '../../logs/model'
import { $user } from '../../session/model'
import { $site } from '../../site/model'
import { useText } from '../../text'
import { createPluginReport, type PluginReport } from '../plugins/plugin-report'
import { formatErrors } from './error-lines'
import type { GatewayMeasurement } from './measure-gateway'
import { type Environment, describeScreen } from './environment'

/** One part of what support asks for: facts by name, or lines. */
export interface ReportSection {
  readonly id: string
  readonly title: string
  readonly facts: readonly (readonly [label: string, value: string])[]
  readonly lines: readonly string[]
}

interface Measured {
  readonly surroundings: Environment | undefined
  readonly gateway: GatewayMeasurement | undefined
}

const formatMegabytes = (bytes: number) => `${(bytes / 1_000_000).toFixed(1)} MB`

function describeProblems({ id, status, error, refusal, problems, conflicts }: PluginReport): string {
  const told = [error, refusal?.reason, ...problems.map(({ message }) => message), ...conflicts.map(({ path }) => path)]
  const notes = told.filter((one) => one !== undefined).map(maskSecrets)
  return [`${id} ${status}`, ...notes].join(': ')
}

const hasProblems = ({ status, problems, conflicts }: PluginReport) => status !== 'ready' || problems.length + conflicts.length > 0

const describeRemotePlugin = (entry: unknown) => (isRecord(entry) ? `${String(entry.id)} ${String(entry.version ?? '')}`.trim() : '')

/** Everything that support asks for, in the language on screen and without what nobody else should read. */
export function useReport({ surroundings, gateway }: Measured): readonly ReportSection[] {
  const t = useText()
  const language = useLanguage()
  const { states, registry } = usePlugins()
  const [logs, user, { remotePlugins = [] }] = useUnit([$logs, $user, $site])
  const notes = states.map((state) => createPluginReport(state, registry))
  const { storage, build = '' } = surroundings ?? {}
  const { latencyMs, clockSkewSeconds } = gateway ?? {}
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
  return [
    {
      id: 'console',
      title: t('diagnostics.console'),
      facts: [
        [t('diagnostics.version'), [version, build].filter(Boolean).join(' · ')],
        [t('diagnostics.host'), getConsoleUrl()],
        [t('diagnostics.language'), `${language} / ${navigator.language}`],
        [t('diagnostics.plugins'), t('plugins.summary', { count: notes.length, ready: notes.filter((one) => !hasProblems(one)).length })],
        ...(remotePlugins.length > 0 ? [[t('diagnostics.outside'), remotePlugins.map(describeRemotePlugin).join(', ')] as const] : []),
      ],
      lines: notes.filter(hasProblems).map(describeProblems),
    },
    {
      id: 'connection',
      title: t('diagnostics.connection'),
      facts: [
        [t('diagnostics.latency'), latencyMs === undefined ? '' : `${latencyMs} ms`],
        [t('diagnostics.skew'), clockSkewSeconds === undefined ? '' : `${clockSkewSeconds} s`],
      ],
      lines: [],
    },
    {
      id: 'browser',
      title: t('diagnostics.browser'),
      facts: [
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
      facts: [],
      lines: formatErrors(logs, user ? [user.account, user.realName, user.nickName] : []),
    },
  ]
}

/** The report as text, for a letter or a ticket. */
export const formatReport = (sections: readonly ReportSection[]) =>
  sections
    .map(({ title, facts, lines }) => [`# ${title}`, ...facts.map(([label, value]) => `${label}: ${value || '—'}`), ...lines].join('\n'))
    .join('\n\n')

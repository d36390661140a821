import { useLanguage, usePlugins } from '@jwsk/kit'
import { version } from '@jwsk/kit/package.json'
import { isRecord } from '@jwsk/sdk'
import { useUnit } from 'effector-react'
import { ownAddress } from '../../links/base-path'
import { $logs, maskSecrets } from '../../logs/model'
import { $user } from '../../session/model'
import { $site } from '../../site/model'
import { useText } from '../../text'
import { notesOf, type PluginNotes } from '../plugins/plugin-notes'
import { errorLines } from './error-lines'
import type { GatewayFacts } from './gateway'
import { type Surroundings, screenText } from './surroundings'

/** One part of what support asks for: facts by name, or lines. */
export interface Section {
  readonly id: string
  readonly title: string
  readonly facts: readonly (readonly [label: string, value: string])[]
  readonly lines: readonly string[]
}

interface Measured {
  readonly surroundings: Surroundings | undefined
  readonly gateway: GatewayFacts | undefined
}

const megabytes = (bytes: number) => `${(bytes / 1_000_000).toFixed(1)} MB`

function troubleOf({ id, status, error, refusal, problems, conflicts }: PluginNotes): string {
  const told = [error, refusal?.reason, ...problems.map(({ message }) => message), ...conflicts.map(({ path }) => path)]
  const notes = told.filter((one) => one !== undefined).map(maskSecrets)
  return [`${id} ${status}`, ...notes].join(': ')
}

const isTroubled = ({ status, problems, conflicts }: PluginNotes) => status !== 'ready' || problems.length + conflicts.length > 0

const outsideText = (entry: unknown) => (isRecord(entry) ? `${String(entry.id)} ${String(entry.version ?? '')}`.trim() : '')

/** Everything that support asks for, in the language on screen and without what nobody else should read. */
export function useReport({ surroundings, gateway }: Measured): readonly Section[] {
  const t = useText()
  const language = useLanguage()
  const { states, registry } = usePlugins()
  const [logs, user, { outside = [] }] = useUnit([$logs, $user, $site])
  const notes = states.map((state) => notesOf(state, registry))
  const { storage, build = '' } = surroundings ?? {}
  const { latency, skew } = gateway ?? {}
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
  return [
    {
      id: 'console',
      title: t('diagnostics.console'),
      facts: [
        [t('diagnostics.version'), [version, build].filter(Boolean).join(' · ')],
        [t('diagnostics.host'), ownAddress()],
        [t('diagnostics.language'), `${language} / ${navigator.language}`],
        [t('diagnostics.plugins'), t('plugins.summary', { count: notes.length, ready: notes.filter((one) => !isTroubled(one)).length })],
        ...(outside.length > 0 ? [[t('diagnostics.outside'), outside.map(outsideText).join(', ')] as const] : []),
      ],
      lines: notes.filter(isTroubled).map(troubleOf),
    },
    {
      id: 'connection',
      title: t('diagnostics.connection'),
      facts: [
        [t('diagnostics.latency'), latency === undefined ? '' : `${latency} ms`],
        [t('diagnostics.skew'), skew === undefined ? '' : `${skew} s`],
      ],
      lines: [],
    },
    {
      id: 'browser',
      title: t('diagnostics.browser'),
      facts: [
        [t('diagnostics.agent'), navigator.userAgent],
        [t('diagnostics.screen'), screenText()],
        [t('diagnostics.zone'), zone],
        [t('diagnostics.storage'), storage ? `${megabytes(storage.used)} / ${megabytes(storage.quota)}` : ''],
      ],
      lines: [],
    },
    {
      id: 'errors',
      title: t('diagnostics.errors'),
      facts: [],
      lines: errorLines(logs, user ? [user.account, user.realName, user.nickName] : []),
    },
  ]
}

/** The report as text, for a letter or a ticket. */
export const textOfReport = (sections: readonly Section[]) =>
  sections
    .map(({ title, facts, lines }) => [`# ${title}`, ...facts.map(([label, value]) => `${label}: ${value || '—'}`), ...lines].join('\n'))
    .join('\n\n')

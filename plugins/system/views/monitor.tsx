import { Button, formatDuration, MessagePanel, type ScreenProps, useLanguage, useTranslate } from '@jwsk/kit'
import type { ServerStatus } from '@jwsk/sdk/system'
import { DetailsList } from './details-list'
import { percent, type Sample } from './monitor-history'
import { MonitorLoads, panel } from './monitor-loads'
import { useMonitorHistory } from './use-monitor-history'

interface StatusProps {
  readonly now: ServerStatus
  readonly samples: readonly Sample[]
}

function Status({ now: { cpu, mem, jvm, sys, disks }, samples }: StatusProps) {
  const t = useTranslate()
  const language = useLanguage()
  return (
    <div className="flex flex-column flex-1 gap-3">
      <MonitorLoads samples={samples} />
      <section className={panel}>
        <h2 className="mb-3 text-base">{t('monitor.machine')}</h2>
        <DetailsList
          details={[
            [t('monitor.name'), sys.computerName],
            [t('monitor.ip'), sys.ip],
            [t('monitor.os'), `${sys.os} ${sys.arch}`],
            [t('monitor.cores'), cpu.cores],
            [t('monitor.system'), percent(cpu.sys)],
            [t('monitor.memorySize'), t('monitor.gigabytes', { used: mem.used, total: mem.total })],
            ...disks.map(({ dir, type, used, total }) => [`${dir} (${type})`, t('monitor.gigabytes', { used, total })] as const),
          ]}
        />
      </section>
      <section className={panel}>
        <h2 className="mb-3 text-base">{t('monitor.runtime')}</h2>
        <DetailsList
          details={[
            [t('monitor.machineName'), jvm.name],
            [t('monitor.version'), jvm.version],
            [t('monitor.heapSize'), t('monitor.megabytes', { used: jvm.used, total: jvm.total })],
            [t('monitor.since'), jvm.startTime ?? ''],
            [t('monitor.running'), formatDuration(jvm.runTime ?? '', language)],
          ]}
        />
      </section>
    </div>
  )
}

/** Current state of the server that runs the platform. */
export default function MonitorView({ title }: ScreenProps) {
  const t = useTranslate()
  const { data, error, isFetching, refetch } = useMonitorHistory()
  const refreshButton = (
    <Button icon="refresh" busy={isFetching} onClick={() => void refetch()}>
      {t('monitor.again')}
    </Button>
  )
  return (
    <section className="kit-screen h-auto min-h-full flex-none">
      <header className="kit-screen-header">
        <div>
          <h1>{title ?? t('monitor.title')}</h1>
          <p>{t('monitor.hint')}</p>
        </div>
        {refreshButton}
      </header>
      {error && <MessagePanel icon="error" tone="danger" title={t('monitor.failed')} />}
      {!error && !data && <div className="kit-skeleton-box" aria-busy="true" />}
      {data && <Status {...data} />}
    </section>
  )
}

import { Button, type Figure, Figures, MessagePanel, type ScreenProps, useAnswer, useTranslate } from '@jwsk/kit'
import { monitor, type ServerStatus } from '@jwsk/sdk/system'

const percent = (share: number) => `${share.toFixed(1)}%`

/** above the first a machine is busy, above the second it is in trouble */
const toneOf = (share: number): Figure['tone'] => {
  if (share >= 90) return 'danger'
  return share >= 75 ? 'warning' : 'success'
}

function Facts({ facts }: { readonly facts: readonly (readonly [label: string, value: string | number])[] }) {
  return (
    <dl className="kit-facts">
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function Status({ cpu, mem, jvm, sys, disks }: ServerStatus) {
  const t = useTranslate()
  const share = (jvm.used / Math.max(jvm.total, 1)) * 100
  const loads: readonly Figure[] = [
    { label: t('monitor.cpu'), value: percent(cpu.used), tone: toneOf(cpu.used) },
    { label: t('monitor.memory'), value: percent(mem.usage), tone: toneOf(mem.usage) },
    { label: t('monitor.heap'), value: percent(share), tone: toneOf(share) },
    ...disks.map(({ dir, usage }): Figure => ({ label: t('monitor.disk', { dir }), value: percent(usage), tone: toneOf(usage) })),
  ]
  return (
    <div className="kit-view">
      <Figures figures={loads} />
      <section>
        <h2>{t('monitor.machine')}</h2>
        <Facts
          facts={[
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
      <section>
        <h2>{t('monitor.runtime')}</h2>
        <Facts
          facts={[
            [t('monitor.machineName'), jvm.name],
            [t('monitor.version'), jvm.version],
            [t('monitor.heapSize'), t('monitor.megabytes', { used: jvm.used, total: jvm.total })],
            [t('monitor.since'), jvm.startTime ?? ''],
            [t('monitor.running'), jvm.runTime ?? ''],
          ]}
        />
      </section>
    </div>
  )
}

/** How the machine behind the platform does, now. */
export default function MonitorView({ title }: ScreenProps) {
  const t = useTranslate()
  const { data, error, isFetching, refetch } = useAnswer(monitor.server, undefined, { freshFor: 0 })
  const again = (
    <Button icon="refresh" busy={isFetching} onClick={() => void refetch()}>
      {t('monitor.again')}
    </Button>
  )
  return (
    <section className="kit-screen">
      <header className="kit-screen-head">
        <div>
          <h1>{title ?? t('monitor.title')}</h1>
          <p>{t('monitor.hint')}</p>
        </div>
        {again}
      </header>
      <div className="kit-card">
        {error && <MessagePanel icon="error" tone="danger" title={t('monitor.failed')} />}
        {!error && !data && <div className="kit-skeleton-box" aria-busy="true" />}
        {!error && data && <Status {...data} />}
      </div>
    </section>
  )
}

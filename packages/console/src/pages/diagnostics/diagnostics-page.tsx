import { Button, getErrorMessage, useCopy, useKitText, useRuntime } from '@jwsk/kit'
import { useEffect, useState } from 'react'
import { useText } from '../../platform/text'
import type { Menu } from '../../shell/navigation/model'
import { type Environment, readEnvironment } from './environment'
import { type GatewayMeasurement, measureGateway } from './measure-gateway'
import { formatReport, type ReportSection, useReport } from './use-report'
import '../profile/profile.css'

/** Diagnostic report for support, to read and to copy. */
export function DiagnosticsPage({ menu }: { readonly menu: Menu }) {
  const t = useText()
  const copy = useCopy()
  const [environment, setEnvironment] = useState<Environment>()
  const { gateway, problem, busy, measure } = useGateway()
  const sections = useReport({ environment, gateway, skipped: menu.skipped })
  useEffect(() => void readEnvironment().then(setEnvironment), [])
  return (
    <section className="kit-screen">
      <header>
        <h1 className="text-xl">{t('user.diagnostics')}</h1>
        <p className="text-color-secondary">{t('diagnostics.hint')}</p>
      </header>
      <div className="flex flex-wrap gap-2">
        <Button variant="primary" icon="copy" onClick={() => copy(formatReport(sections))}>
          {t('diagnostics.copy')}
        </Button>
        <Button icon="refresh" disabled={busy} onClick={measure}>
          {t('diagnostics.measure')}
        </Button>
      </div>
      <p role="status">{problem}</p>
      <div className="info-cards align-items-start gap-3">
        {sections.map((section) => (
          <SectionCard key={section.id} section={section} />
        ))}
      </div>
    </section>
  )
}

function useGateway() {
  const kit = useKitText()
  const { client } = useRuntime()
  const [gateway, setGateway] = useState<GatewayMeasurement>()
  const [problem, setProblem] = useState('')
  const [busy, setBusy] = useState(false)
  const measure = () => {
    setBusy(true)
    setProblem('')
    void measureGateway(client)
      .then(setGateway, (error: unknown) => setProblem(getErrorMessage(error, kit)))
      .finally(() => setBusy(false))
  }
  return { gateway, problem, busy, measure }
}

function SectionCard({ section: { id, title, details, lines } }: { readonly section: ReportSection }) {
  const t = useText()
  const empty = details.length + lines.length === 0
  return (
    <section className="kit-card" aria-labelledby={`diagnostics-${id}`}>
      <h2 id={`diagnostics-${id}`}>{title}</h2>
      <dl className="flex flex-column gap-2">
        {details.map(([label, value]) => (
          <div key={label}>
            <dt className="text-xs text-color-secondary">{label}</dt>
            <dd className="overflow-hidden">{value || '—'}</dd>
          </div>
        ))}
      </dl>
      <ul className="flex flex-column gap-2">
        {lines.map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines may repeat, and are only read
          <li key={at}>
            <pre className="m-0 text-sm white-space-normal">{line}</pre>
          </li>
        ))}
      </ul>
      {empty && <p className="text-color-secondary">{t('logs.empty')}</p>}
    </section>
  )
}

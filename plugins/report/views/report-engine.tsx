import { Icon, type IconName, MessagePanel, SafeLink, useRuntime, useTranslate } from '@jwsk/kit'

interface EnginePage {
  readonly page: 'preview' | 'designer'
  readonly icon: IconName
}

interface ReportEngineProps {
  readonly pages: readonly EnginePage[]
  /** The report that is opened; a new one without. */
  readonly name?: string
}

/** Pages of the report engine, each in a window of its own; without an engine what to configure. */
export function ReportEngine({ pages, name }: ReportEngineProps) {
  const t = useTranslate()
  const { site } = useRuntime()
  if (!site?.reportUrl) return <MessagePanel icon="file" title={t('windows.none')} text={t('windows.noneHint')} />
  const query = name === undefined ? '' : `?${new URLSearchParams({ _u: name })}`
  return (
    <ul className="kit-view">
      {pages.map(({ page, icon }) => (
        <li key={page}>
          <SafeLink className="kit-link" to={new URL(`${site.reportUrl}/${page}${query}`, location.origin).href}>
            <Icon name={icon} /> {t(`windows.${page}`)}
          </SafeLink>
        </li>
      ))}
    </ul>
  )
}

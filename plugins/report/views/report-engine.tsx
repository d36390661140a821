import { Icon, MessagePanel, SafeLink, useRuntime, useTranslate } from '@jwsk/kit'
import type { ComponentProps } from 'react'

interface EnginePage {
  readonly page: 'preview' | 'designer'
  readonly icon: ComponentProps<typeof Icon>['name']
}

interface ReportEngineProps {
  readonly pages: readonly EnginePage[]
  /** Name of the report to open. Defaults to a new report. */
  readonly name?: string
}

/** Links to pages of the report engine, each of which opens in a window; without an engine, the setting that is missing. */
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

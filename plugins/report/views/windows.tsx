import { type ActionViewProps, Icon, MessagePanel, SafeLink, useCan, useRuntime, useTranslate } from '@jwsk/kit'
import type { Report } from '@jwsk/sdk/report'

/** Where a report is drawn and designed: pages of the report engine, each in a window of its own. */
export default function ReportWindows({ target: { name = '' } }: ActionViewProps<Report>) {
  const t = useTranslate()
  const mayDesign = useCan('report_design')
  const { site } = useRuntime()
  if (!site?.reportUrl) return <MessagePanel icon="file" title={t('windows.none')} text={t('windows.noneHint')} />
  const query = new URLSearchParams({ _u: name })
  const to = (page: string) => (
    <li>
      <SafeLink className="kit-link" to={new URL(`${site.reportUrl}/${page}?${query}`, location.origin).href}>
        <Icon name={page === 'preview' ? 'show' : 'columns'} /> {t(`windows.${page}`)}
      </SafeLink>
    </li>
  )
  return (
    <ul className="kit-view">
      {to('preview')}
      {mayDesign && to('designer')}
    </ul>
  )
}

import { clipCellText } from '../../fields/wire'
import { useKitText } from '../../i18n/kit-text'
import { Icon } from '../../ui/icon'
import type { ImportReport } from '../model/import-report'

/** beyond it nobody reads; the file is corrected and sent again */
const mostShown = 200

/** What became of a file: how many rows, and which not. */
export function ImportedRows({ report }: { readonly report: ImportReport }) {
  const t = useKitText()
  const { succeeded, failed, rows } = report
  return (
    <div className="kit-dialog-body flex flex-column align-items-start gap-3">
      <p className="font-semibold" role="status">
        <Icon name={failed > 0 ? 'warning' : 'check'} />
        {t(failed > 0 ? 'import.partly' : 'import.done', { succeeded, failed })}
      </p>
      {rows.length > 0 && (
        <table className="kit-import-rows w-full text-sm" aria-label={t('import.report')}>
          <thead>
            <tr>
              <th scope="col">{t('import.row')}</th>
              <th scope="col">{t('import.outcome')}</th>
              <th scope="col">{t('import.message')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.slice(0, mostShown).map(({ row, ok, message }, index) => (
              // one row may be told of twice
              // biome-ignore lint/suspicious/noArrayIndexKey: the report never changes
              <tr key={index} data-ok={ok}>
                <td className="kit-cell-end">{row}</td>
                <td>{t(ok ? 'import.ok' : 'import.failed')}</td>
                <td>
                  <bdi>{clipCellText(message)}</bdi>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {rows.length > mostShown && <p className="text-sm text-color-secondary">{t('import.more', { count: rows.length - mostShown })}</p>}
    </div>
  )
}

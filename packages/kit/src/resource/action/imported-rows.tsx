import { Icon } from '@jwsk/ui'
import { Tag } from '../../fields/tag'
import { truncateCellText } from '../../fields/wire'
import type { ImportReport } from '../model/import-report'
import { useImportText } from './import-texts'

/** users do not read more; they correct the file and send it again */
const maxVisible = 200

/** Result of an import: the number of rows, and the failed ones. */
export function ImportedRows({ report }: { readonly report: ImportReport }) {
  const say = useImportText()
  const { successCount, failureCount, rows } = report
  return (
    <div className="kit-dialog-body flex flex-column align-items-start gap-3">
      <p className="font-semibold" role="status">
        <Icon name={failureCount > 0 ? 'warning' : 'check'} />
        {say(failureCount > 0 ? 'partly' : 'done', { succeeded: successCount, failed: failureCount })}
      </p>
      {rows.length > 0 && (
        <table className="kit-table text-sm" aria-label={say('report')}>
          <thead>
            <tr>
              <th scope="col" className="kit-cell-end w-4rem">
                {say('row')}
              </th>
              <th scope="col" className="w-6rem">
                {say('outcome')}
              </th>
              <th scope="col">{say('message')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.slice(0, maxVisible).map(({ row, ok, message }, index) => (
              // one row may be reported twice
              // biome-ignore lint/suspicious/noArrayIndexKey: the report never changes
              <tr key={index}>
                <td className="kit-cell-end">{row}</td>
                <td>
                  <Tag tone={ok ? 'success' : 'danger'}>{say(ok ? 'ok' : 'failed')}</Tag>
                </td>
                <td className="kit-wrap">
                  <bdi>{truncateCellText(message)}</bdi>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {rows.length > maxVisible && <p className="text-sm text-color-secondary">{say('more', { count: rows.length - maxVisible })}</p>}
    </div>
  )
}

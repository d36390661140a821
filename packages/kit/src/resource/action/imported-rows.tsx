import { Tag } from '../../fields/tag'
import { clipCellText } from '../../fields/wire'
import { Icon } from '../../ui/icon'
import type { ImportReport } from '../model/import-report'
import { useImportText } from './import-texts'

/** beyond it nobody reads; the file is corrected and sent again */
const mostShown = 200

/** What became of a file: how many rows, and which not. */
export function ImportedRows({ report }: { readonly report: ImportReport }) {
  const say = useImportText()
  const { succeeded, failed, rows } = report
  return (
    <div className="kit-dialog-body flex flex-column align-items-start gap-3">
      <p className="font-semibold" role="status">
        <Icon name={failed > 0 ? 'warning' : 'check'} />
        {say(failed > 0 ? 'partly' : 'done', { succeeded, failed })}
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
            {rows.slice(0, mostShown).map(({ row, ok, message }, index) => (
              // one row may be told of twice
              // biome-ignore lint/suspicious/noArrayIndexKey: the report never changes
              <tr key={index}>
                <td className="kit-cell-end">{row}</td>
                <td>
                  <Tag tone={ok ? 'success' : 'danger'}>{say(ok ? 'ok' : 'failed')}</Tag>
                </td>
                <td className="kit-wrap">
                  <bdi>{clipCellText(message)}</bdi>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {rows.length > mostShown && <p className="text-sm text-color-secondary">{say('more', { count: rows.length - mostShown })}</p>}
    </div>
  )
}

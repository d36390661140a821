import { ListMessage } from '../list/list-message'
import type { Period } from './period'
import type { PeriodRows } from './use-period-rows'
import type { ViewProps } from './view-props'
import { useViewText } from './view-texts'

interface PeriodMessageProps extends Pick<ViewProps, 'labels' | 'list'> {
  readonly period: Period
  readonly loaded: PeriodRows
}

interface ViewErrorProps extends Pick<ViewProps, 'labels' | 'list'> {
  readonly loaded: Pick<PeriodRows, 'error' | 'isFetching'> & { readonly refetch: () => unknown }
}

/** Error of a view in place of its rows. */
export const ViewError = ({ labels, list, loaded: { error, isFetching, refetch } }: ViewErrorProps) => (
  <ListMessage
    record={labels.record}
    list={{ ...list, error, isFetching, reload: () => void refetch() }}
    onReset={() => list.setState({ filters: {}, page: 1 })}
    onAdd={undefined}
  />
)

/** Footer of a view: the number of events of its period, and which rows it does not show. */
export function PeriodFooter({ labels, period, loaded }: PeriodMessageProps) {
  const t = useViewText()
  const { events, total, undated, isPending } = loaded
  const count = events.filter(({ from, to }) => from <= period.to && to >= period.from).length
  const isCapped = loaded.loaded < total
  return (
    <p className="kit-view-footer" role="status">
      {!isPending && (count > 0 ? t('count', { count }) : t('none', { record: labels.record }))}
      {undated > 0 && <span>{t('undated', { count: undated })}</span>}
      {isCapped && <strong className="font-medium">{t('capped', { count: loaded.loaded, all: total.toLocaleString('en') })}</strong>}
    </p>
  )
}

import '@jwsk/ui/styles'
import { Button, DataTable, useKitText } from '@jwsk/ui'
import { Tag, type Tone } from '../fields/tag'
import { type BatchItem, type BatchItemState, type RunBatchItem, useBatchRun } from './use-batch-run'

interface BatchRunnerProps {
  /** Label of the action, as on its button. */
  readonly action: string
  /** Heading above the names of the items. */
  readonly label: string
  readonly items: readonly BatchItem[]
  /** Runs the action on one item; a rejection may be thrown or returned. */
  readonly run: RunBatchItem
  /** Whether the run can start; `false` e.g. while a required choice is missing. */
  readonly isReady?: boolean
  /** Called whenever a run has tried all items or was stopped. */
  readonly onSettled: () => void
  readonly onClose: () => void
}

const stateTones: Readonly<Record<BatchItemState['status'], Tone>> = {
  waiting: 'quiet',
  running: 'info',
  done: 'success',
  failed: 'danger',
}

/** Runs an action on many records one by one: shows progress and results, and retries failed items. */
export function BatchRunner({ action, label, items, run, isReady = true, onSettled, onClose }: BatchRunnerProps) {
  const t = useKitText()
  const { steps, isRunning, start, stop } = useBatchRun(items, run, onSettled)
  const count = (state: BatchItemState['status']) => steps.filter((step) => step.status === state).length
  const [done, failed, waiting] = [count('done'), count('failed'), count('waiting')]
  const left = steps.length - done
  return (
    <>
      <div className="flex flex-column gap-1 text-sm text-color-secondary">
        <progress max={steps.length} value={done + failed} aria-label={action} />
        <span role="status">{t('batch.progress', { done, failed, total: steps.length })}</span>
      </div>
      <DataTable
        label={action}
        rows={steps}
        columns={[
          { id: 'name', label, align: 'start', renderCell: ({ item }) => item.name },
          {
            id: 'state',
            label: t('batch.state'),
            align: 'start',
            renderCell: ({ status }) => <Tag tone={stateTones[status]}>{t(`batch.${status}`)}</Tag>,
            width: 104,
          },
          { id: 'message', label: t('batch.message'), align: 'start', renderCell: ({ message }) => message, width: 240 },
        ]}
        rowOptions={{ getRowKey: ({ item }) => item.id, getRowName: ({ item }) => item.name }}
      />
      <div className="flex flex-wrap justify-content-end gap-2">
        {isRunning ? (
          <Button onClick={stop}>{t('batch.stop')}</Button>
        ) : (
          <>
            <Button onClick={onClose}>{t('actions.close')}</Button>
            {left > 0 && (
              <Button variant="primary" disabled={!isReady} onClick={() => void start()}>
                {failed > 0 && waiting === 0 ? t('batch.again', { count: failed }) : t('batch.start', { action, count: left })}
              </Button>
            )}
          </>
        )}
      </div>
    </>
  )
}

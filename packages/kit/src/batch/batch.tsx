import '../ui/styles'
import { Tag, type Tone } from '../fields/tag'
import { useKitText } from '../i18n/kit-text'
import { Button } from '../ui/button'
import { DataTable } from '../ui/table/data-table'
import { type BatchItem, type BatchStep, type RunOne, useBatch } from './use-batch'

interface BatchProps {
  /** What is done to each, as its button says it. */
  readonly action: string
  /** What the items are called, over their names. */
  readonly label: string
  readonly items: readonly BatchItem[]
  /** One of them; a refusal may be thrown or told. */
  readonly run: RunOne
  /** Nothing is begun before it is, e.g. while something must be chosen first. */
  readonly isReady?: boolean
  /** Each time that all have been tried, or were stopped. */
  readonly onEnd: () => void
  readonly onClose: () => void
}

const tones: Readonly<Record<BatchStep['state'], Tone>> = { waiting: 'quiet', running: 'info', done: 'success', failed: 'danger' }

/** Something done to many records one by one: how far it is, what became of each, and again what failed. */
export function Batch({ action, label, items, run, isReady = true, onEnd, onClose }: BatchProps) {
  const t = useKitText()
  const { steps, isRunning, start, stop } = useBatch(items, run, onEnd)
  const count = (state: BatchStep['state']) => steps.filter((step) => step.state === state).length
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
          { id: 'name', label, align: 'start', cell: ({ item }) => item.name },
          {
            id: 'state',
            label: t('batch.state'),
            align: 'start',
            cell: ({ state }) => <Tag tone={tones[state]}>{t(`batch.${state}`)}</Tag>,
            width: 104,
          },
          { id: 'message', label: t('batch.message'), align: 'start', cell: ({ message }) => message, width: 240 },
        ]}
        parts={{ keyOf: ({ item }) => item.id, nameOf: ({ item }) => item.name }}
      />
      <div className="flex flex-wrap align-items-center gap-2">
        {isRunning ? (
          <Button onClick={stop}>{t('batch.stop')}</Button>
        ) : (
          <>
            {left > 0 && (
              <Button kind="primary" disabled={!isReady} onClick={() => void start()}>
                {failed > 0 && waiting === 0 ? t('batch.again', { count: failed }) : t('batch.start', { action, count: left })}
              </Button>
            )}
            <Button onClick={onClose}>{t('actions.close')}</Button>
          </>
        )}
      </div>
    </>
  )
}

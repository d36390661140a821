import './sync.css'
import { type ActionViewProps, Button, DataTable, type KeysOf, Tag, type Tone, useKitText, useTranslate } from '@jwsk/kit'
import type { OtaPlatformTicket } from '@jwsk/sdk/dp'
import type texts from '../locales/zh-cn'
import { type Step, useSync } from './use-sync'

const tones: Readonly<Record<Step['state'], Tone>> = { waiting: 'quiet', running: 'info', done: 'success', failed: 'danger' }

/** Sends the chosen tickets to their platforms: how far it is, what became of each, and again what failed. */
export default function SyncView({ target, reload, close }: ActionViewProps<readonly OtaPlatformTicket[]>) {
  const t = useTranslate<KeysOf<typeof texts>>()
  const kitText = useKitText()
  const { steps, isRunning, start, stop } = useSync(target, reload)
  const count = (state: Step['state']) => steps.filter((step) => step.state === state).length
  const [done, failed, waiting] = [count('done'), count('failed'), count('waiting')]
  const left = steps.length - done
  const startLabel = failed > 0 && waiting === 0 ? t('sync.again', { count: failed }) : t('sync.start', { count: left })
  return (
    <div className="kit-view">
      <div className="ota-progress">
        <progress max={steps.length} value={done + failed} aria-label={t('otaPlatformTicket.actions.sync')} />
        <span role="status">{t('sync.progress', { done, failed, total: steps.length })}</span>
      </div>
      <DataTable
        label={t('sync.result')}
        rows={steps}
        columns={[
          {
            id: 'name',
            label: t('otaPlatformTicket.fields.otaProductName'),
            align: 'start',
            cell: ({ ticket }) => ticket.otaProductName || ticket.otaProductId,
          },
          {
            id: 'platform',
            label: t('otaPlatformTicket.fields.otaPlatformId'),
            align: 'start',
            cell: ({ ticket }) => ticket.platformName,
            width: 120,
          },
          {
            id: 'state',
            label: t('sync.state'),
            align: 'start',
            cell: ({ state }) => <Tag tone={tones[state]}>{t(`sync.${state}`)}</Tag>,
            width: 104,
          },
          { id: 'message', label: t('otaPlatformTicket.fields.syncMessage'), align: 'start', cell: ({ message }) => message, width: 220 },
        ]}
        parts={{ keyOf: ({ ticket }) => ticket.id ?? '', nameOf: ({ ticket }) => ticket.otaProductName ?? '' }}
      />
      <div className="kit-view-actions">
        {isRunning ? (
          <Button onClick={stop}>{t('sync.stop')}</Button>
        ) : (
          <>
            {left > 0 && (
              <Button kind="primary" icon="upload" onClick={() => void start()}>
                {startLabel}
              </Button>
            )}
            <Button onClick={close}>{kitText('actions.close')}</Button>
          </>
        )}
      </div>
    </div>
  )
}

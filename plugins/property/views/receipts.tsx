import './property.css'
import {
  type ActionViewProps,
  Button,
  type Column,
  DataTable,
  type KeysOf,
  LoadError,
  Stats,
  Tag,
  useCan,
  useNotifier,
  useOperationQuery,
  useRuntime,
  useTranslate,
} from '@jwsk/kit'
import type { OutputOf } from '@jwsk/sdk'
import { type PropertyNotice, propertyNotice } from '@jwsk/sdk/biz'
import { useMemo, useState } from 'react'
import type texts from '../locales/zh-cn'

type Receipt = OutputOf<typeof propertyNotice.receipts>[number]

const published = 1
const parts = { getRowKey: ({ shopId }: Receipt) => shopId, getRowName: ({ merchantName }: Receipt) => merchantName }

function useColumns(): readonly Column<Receipt>[] {
  const t = useTranslate<KeysOf<typeof texts>>()
  return useMemo(
    () => [
      { id: 'merchantName', label: t('receipts.merchant'), align: 'start', renderCell: ({ merchantName }) => <bdi>{merchantName}</bdi> },
      { id: 'area', label: t('receipts.area'), align: 'start', renderCell: ({ area }) => area },
      {
        id: 'readTime',
        label: t('receipts.readTime'),
        align: 'start',
        width: 180,
        renderCell: ({ readTime }) => readTime ?? <Tag tone="warning">{t('receipts.unread')}</Tag>,
      },
    ],
    [t],
  )
}

/** Recipients who have and have not read a notice; sends reminders to those who have not. */
export default function ReceiptsView({ target }: ActionViewProps<PropertyNotice>) {
  const t = useTranslate<KeysOf<typeof texts>>()
  const { client } = useRuntime()
  const notice = useNotifier()
  const canSend = useCan('property_notice_send')
  const columns = useColumns()
  const [isBusy, setBusy] = useState(false)
  const id = target.id ?? ''
  const { data, error, isFetching, refetch } = useOperationQuery(propertyNotice.receipts, { id }, { staleTime: 0 })
  if (!data && error) return <LoadError title={t('receipts.failed')} error={error} isFetching={isFetching} refetch={refetch} />
  if (!data) return <div className="kit-dialog-body kit-skeleton-box" aria-busy="true" />
  const unread = data.filter(({ readTime }) => !readTime).length
  const send = async () => {
    setBusy(true)
    try {
      await client.call(propertyNotice.send, { id })
      notice.success(t('receipts.sent', { count: unread }))
    } catch (problem) {
      notice.error(problem)
    }
    setBusy(false)
  }
  return (
    <div className="kit-view">
      <Stats
        figures={[
          { label: t('receipts.all'), value: data.length },
          { label: t('receipts.read'), value: data.length - unread, tone: 'success' },
          { label: t('receipts.unread'), value: unread, tone: unread > 0 ? 'warning' : undefined },
        ]}
      />
      {canSend && target.status === published && unread > 0 && (
        <p className="flex flex-wrap align-items-center gap-2">
          <Button busy={isBusy} onClick={() => void send()}>
            {t('receipts.send', { count: unread })}
          </Button>
        </p>
      )}
      <div className="max-h-26rem overflow-auto">
        <DataTable label={t('propertyNotice.actions.receipts')} columns={columns} rows={data} rowOptions={parts} />
      </div>
    </div>
  )
}

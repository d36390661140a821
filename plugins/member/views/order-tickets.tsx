import { Button, bizDict, DataTable, type KeysOf, MessagePanel, useCan, useNotifier, useRuntime, useTranslate } from '@jwsk/kit'
import type { OutputOf } from '@jwsk/sdk'
import { userOrder } from '@jwsk/sdk/biz'
import { useState } from 'react'
import type texts from '../locales/zh-cn'

type Ticket = OutputOf<typeof userOrder.ticketList>[number]

const unused = 0
const status = bizDict('ticket_status', { tones: { 0: 'info', 1: 'success', 2: 'quiet', 3: 'warning', 4: 'quiet' } })

/** Tickets of the visitors; an unused ticket can be redeemed here. */
export function OrderTickets({ tickets, onUsed }: { readonly tickets: readonly Ticket[]; readonly onUsed: () => void }) {
  const t = useTranslate<KeysOf<typeof texts>>()
  const { client } = useRuntime()
  const notice = useNotifier()
  const canVerify = useCan('user_order_verify')
  const [busy, setBusy] = useState<string>()
  const use = async ({ ticketCode }: Ticket) => {
    setBusy(ticketCode)
    await client.call(userOrder.verify, { ticketCode }).then(() => notice.success(t('order.used', { code: ticketCode })), notice.error)
    setBusy(undefined)
    onUsed()
  }
  if (tickets.length === 0) return <MessagePanel icon="empty" title={t('order.noTickets')} />
  return (
    <DataTable
      label={t('order.tickets')}
      rows={tickets}
      columns={[
        { id: 'ticketCode', label: t('userOrder.fields.ticketCode'), align: 'start', renderCell: (row) => row.ticketCode },
        { id: 'visitorName', label: t('order.visitor'), align: 'start', renderCell: (row) => <bdi>{row.visitorName}</bdi>, width: 120 },
        { id: 'visitorIdCard', label: t('order.idCard'), align: 'start', renderCell: (row) => row.visitorIdCard, width: 200 },
        {
          id: 'ticketStatus',
          label: t('order.ticketStatus'),
          align: 'start',
          renderCell: (row) => <status.Cell value={status.parse(row.ticketStatus)} />,
          width: 104,
        },
        { id: 'verifyTime', label: t('userOrder.fields.verifyTime'), align: 'start', renderCell: (row) => row.verifyTime, width: 176 },
      ]}
      rowOptions={{
        getRowKey: (row) => row.ticketCode,
        getRowName: (row) => row.ticketCode,
        renderActions: canVerify
          ? (row) =>
              row.ticketStatus === unused && (
                <Button
                  variant="quiet"
                  busy={busy === row.ticketCode}
                  aria-label={`${t('userOrder.actions.verify')} ${row.ticketCode}`}
                  onClick={() => void use(row)}
                >
                  {t('userOrder.actions.verify')}
                </Button>
              )
          : undefined,
      }}
    />
  )
}

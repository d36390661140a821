import { bizDict, type CellProps, createField, type Field, type InputProps, reference, useKitText } from '@jwsk/kit'
import { scenicSpotTicket, waterSportTicket } from '@jwsk/sdk/biz'

const water = 2
const kinds = bizDict('ticket_kind')
const scenicTickets = reference(scenicSpotTicket, 'ticketName', { nameField: 'ticketName' })
const waterTickets = reference(waterSportTicket, 'ticketName', { nameField: 'ticketName' })
const getTicketSource = (kind: number) => (kind === water ? waterTickets : scenicTickets)

interface Ticket {
  readonly kind: number
  /** Reference value as its field kind takes it. */
  readonly mention: unknown
}

function TicketCell({ value }: CellProps<Ticket>) {
  const { Cell } = getTicketSource(value.kind)
  return <Cell value={value.mention} />
}

/** Selects the kind of ticket first, then a ticket of that kind. */
function TicketInput({ value, onChange, ...props }: InputProps<Ticket>) {
  const t = useKitText()
  const tickets = getTicketSource(value.kind)
  const kindId = `${props.id}-kind`
  return (
    <div className="flex gap-2">
      <label className="sr-only" htmlFor={kindId}>
        {t('select.placeholder')}
      </label>
      <kinds.Input
        {...props}
        id={kindId}
        value={String(value.kind)}
        onChange={(key) => onChange({ kind: Number(key) || 1, mention: tickets.emptyValue })}
        inputRef={() => undefined}
      />
      <tickets.Input {...props} key={value.kind} value={value.mention} onChange={(mention) => onChange({ kind: value.kind, mention })} />
    </div>
  )
}

/** Creates the field for the ticket at the gate that an agency sells: of a scenic spot or a water sport, depending on `ticketKind`. */
export const ticket = (): Field<string> =>
  createField<string, Ticket>({
    Cell: TicketCell,
    Input: TicketInput,
    emptyValue: { kind: 1, mention: scenicTickets.emptyValue },
    promptVerb: 'choose',
    span: 'wide',
    isEmpty: ({ kind, mention }) => getTicketSource(kind).isEmpty(mention),
    toText: ({ kind, mention }) => getTicketSource(kind).toText(mention),
    parse: (wire, record) => {
      const kind = record['ticketKind'] === water ? water : 1
      return { kind, mention: getTicketSource(kind).parse(wire, record) }
    },
    serialize: ({ kind, mention }) => String(getTicketSource(kind).serialize(mention)),
    serializeExtra: ({ kind }) => ({ ticketKind: kind }),
  })

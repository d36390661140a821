import { type Field, field, sizeText } from '@jwsk/kit'

/** Bytes, in the unit that a person reads. */
export const fileSize = (): Field<number> =>
  field<number, number>({
    Cell: ({ value }) => <span>{sizeText(value)}</span>,
    Input: ({ value }) => <span>{sizeText(value)}</span>,
    initial: 0,
    align: 'end',
    width: 104,
    ask: 'enter',
    isEmpty: (value) => value <= 0,
    toText: String,
    read: (wire) => Math.max(0, Math.trunc(Number(wire)) || 0),
  })

import { type Field, number, sizeText } from '@jwsk/kit'

const SizeCell = ({ value }: { readonly value: unknown }) => <span>{sizeText(Number(value))}</span>

/** Bytes, typed to the last one as stores check them, and read in the unit that a person knows. */
export const packageSize = (): Field<number> => ({ ...number(), Cell: SizeCell, Detail: SizeCell })

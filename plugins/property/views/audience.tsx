import { bizDict, type CellSlotProps } from '@jwsk/kit'
import type { PropertyNotice } from '@jwsk/sdk/biz'

const scopes = bizDict('notice_scope')
const scopeEverybody = 1

/** Recipients of a notice: all, or those it names. */
export function Audience({ row: { scope }, children }: CellSlotProps<PropertyNotice>) {
  return scope === scopeEverybody ? <scopes.Cell value={scopes.parse(scope)} /> : children
}

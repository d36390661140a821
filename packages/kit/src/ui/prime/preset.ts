import type { PrimeReactPTOptions } from 'primereact/api'

/** stands behind the option that says it */
const decoration = { 'aria-hidden': true, tabIndex: -1, disabled: true } as const

/** the text box inside has what they say */
const quietRoot = {
  'aria-activedescendant': undefined,
  'aria-busy': undefined,
  'aria-controls': undefined,
  'aria-describedby': undefined,
  'aria-expanded': undefined,
  'aria-invalid': undefined,
  'aria-label': undefined,
  'aria-labelledby': undefined,
  'aria-required': undefined,
} as const

/** What axe asks of PrimeReact's markup; `undefined` takes an attribute away. */
export const preset: PrimeReactPTOptions = {
  calendar: {
    // the cell has the role that these belong to
    dayLabel: { 'aria-selected': undefined, 'aria-disabled': undefined },
    // the focus may stay in the text box
    panel: { 'aria-modal': undefined },
    // their own texts say more than the label of what they open
    monthTitle: { type: 'button', 'aria-label': undefined },
    yearTitle: { type: 'button', 'aria-label': undefined },
  },
  dropdown: {
    root: quietRoot,
    panel: { role: 'region' },
    select: { 'aria-hidden': true, disabled: true },
    trigger: { role: undefined, 'aria-haspopup': undefined, 'aria-expanded': undefined, 'aria-label': undefined, 'aria-hidden': true },
  },
  multiselect: {
    root: quietRoot,
    panel: { role: 'region' },
    checkbox: { root: { 'aria-hidden': true }, input: decoration },
    headerCheckbox: { root: { role: undefined, 'aria-checked': undefined } },
  },
}

import type { PrimeReactPTOptions } from 'primereact/api'

/** Attributes of a checkbox that the option itself already represents. */
const decoration = { 'aria-hidden': true, tabIndex: -1, disabled: true } as const

/** Removes the ARIA attributes of the root element, because the text box inside has them. */
const rootWithoutAria = {
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

/** Accessibility fixes for PrimeReact's markup, as required by axe; `undefined` removes an attribute. */
export const preset: PrimeReactPTOptions = {
  calendar: {
    // these attributes belong to the role of the cell
    dayLabel: { 'aria-selected': undefined, 'aria-disabled': undefined },
    // not modal: the focus can stay in the text box
    panel: { 'aria-modal': undefined },
    // their own texts are more precise than the label of the panel that they open
    monthTitle: { type: 'button', 'aria-label': undefined },
    yearTitle: { type: 'button', 'aria-label': undefined },
  },
  dropdown: {
    root: rootWithoutAria,
    panel: { role: 'region' },
    select: { 'aria-hidden': true, disabled: true },
    trigger: { role: undefined, 'aria-haspopup': undefined, 'aria-expanded': undefined, 'aria-label': undefined, 'aria-hidden': true },
  },
  multiselect: {
    root: rootWithoutAria,
    panel: { role: 'region' },
    checkbox: { root: { 'aria-hidden': true }, input: decoration },
    headerCheckbox: { root: { role: undefined, 'aria-checked': undefined } },
  },
}

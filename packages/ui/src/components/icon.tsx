/** Icons whose name differs from the one in PrimeIcons. */
const names = {
  add: 'plus',
  delete: 'trash',
  close: 'times',
  left: 'chevron-left',
  right: 'chevron-right',
  down: 'chevron-down',
  up: 'chevron-up',
  sortUp: 'sort-up-fill',
  sortDown: 'sort-down-fill',
  sort: 'sort-alt',
  more: 'ellipsis-h',
  empty: 'inbox',
  error: 'exclamation-circle',
  warning: 'exclamation-triangle',
  spinner: 'spinner pi-spin',
  columns: 'sliders-h',
  show: 'eye',
  hide: 'eye-slash',
  picture: 'image',
  unsaved: 'star',
  saved: 'star-fill',
}

export type IconName =
  | keyof typeof names
  | 'chart-bar'
  | 'refresh'
  | 'copy'
  | 'search'
  | 'filter'
  | 'lock'
  | 'download'
  | 'upload'
  | 'file'
  | 'check'
  | 'minus'
  | 'eraser'
  | 'angle-double-up'
  | 'angle-double-down'
  | 'table'

const isNamed = (name: IconName): name is keyof typeof names => name in names

/** Decorative icon of PrimeIcons; always next to a label or inside a labelled element. */
export function Icon({ name }: { readonly name: IconName }) {
  return <i className={`pi pi-${isNamed(name) ? names[name] : name} kit-icon`} aria-hidden="true" />
}

const names = {
  add: 'pi-plus',
  delete: 'pi-trash',
  refresh: 'pi-refresh',
  search: 'pi-search',
  close: 'pi-times',
  left: 'pi-chevron-left',
  right: 'pi-chevron-right',
  down: 'pi-chevron-down',
  up: 'pi-chevron-up',
  sortUp: 'pi-sort-up-fill',
  sortDown: 'pi-sort-down-fill',
  sort: 'pi-sort-alt',
  more: 'pi-ellipsis-h',
  empty: 'pi-inbox',
  error: 'pi-exclamation-circle',
  warning: 'pi-exclamation-triangle',
  lock: 'pi-lock',
  spinner: 'pi-spinner pi-spin',
  download: 'pi-download',
  columns: 'pi-sliders-h',
  show: 'pi-eye',
  hide: 'pi-eye-slash',
  upload: 'pi-upload',
  file: 'pi-file',
  picture: 'pi-image',
  saved: 'pi-bookmark',
  check: 'pi-check',
  minus: 'pi-minus',
} as const

export type IconName = keyof typeof names

/** From PrimeIcons; always beside a label or inside something that has one. */
export function Icon({ name }: { readonly name: IconName }) {
  return <i className={`pi ${names[name]} kit-icon`} aria-hidden="true" />
}

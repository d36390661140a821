const ofGroup = 'pi pi-folder'
const ofPage = 'pi pi-file'

/** The PrimeIcons class for what the server calls its icon; other icon sets get the default. */
export function iconOf(source: string, node: 'group' | 'page'): string {
  const name = /(?:^|\s)(pi-[a-z-]+)(?:\s|$)/.exec(source)?.[1]
  if (name) return `pi ${name}`
  return node === 'group' ? ofGroup : ofPage
}

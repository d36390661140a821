import { findEntry, type Menu, type MenuEntry } from '../navigation/model'

const flattenScreens = (entry: MenuEntry): readonly MenuEntry[] => (entry.path === '' ? entry.children.flatMap(flattenScreens) : [entry])

/** The screens of the one group that makes up most of a menu; none where no group does. */
function getMainScreens({ entries }: Menu): readonly MenuEntry[] {
  const groups = entries.map(flattenScreens)
  const count = groups.flat().length
  return groups.find((group) => group.length * 2 > count) ?? []
}

/** What leads to a person's main business stands first; whoever sees everything has none. */
export function sortMainFirst<Part extends { readonly path?: string | undefined }>(menu: Menu, parts: readonly Part[]): readonly Part[] {
  const ids = new Set(getMainScreens(menu).map(({ id }) => id))
  const isMain = ({ path }: Part) => path !== undefined && ids.has(findEntry(menu, path)?.id ?? '')
  return [...parts.filter(isMain), ...parts.filter((part) => !isMain(part))]
}

import { findEntry, type Menu, type MenuEntry } from '../../shell/navigation/model'

const flattenScreens = (entry: MenuEntry): readonly MenuEntry[] => (entry.path === '' ? entry.children.flatMap(flattenScreens) : [entry])

/** Returns the screens of the group that has more than half of the menu; empty if no group has. */
function getMainScreens({ entries }: Menu): readonly MenuEntry[] {
  const groups = entries.map(flattenScreens)
  const count = groups.flat().length
  return groups.find((group) => group.length * 2 > count) ?? []
}

/** Sorts the parts that link to the user's main group first; users with a mixed menu have none. */
export function sortMainFirst<Part extends { readonly path?: string | undefined }>(menu: Menu, parts: readonly Part[]): readonly Part[] {
  const ids = new Set(getMainScreens(menu).map(({ id }) => id))
  const isMain = ({ path }: Part) => path !== undefined && ids.has(findEntry(menu, path)?.id ?? '')
  return [...parts.filter(isMain), ...parts.filter((part) => !isMain(part))]
}

/** Folder or file of an area; a folder whose only child is a folder is merged with it. */
export interface FileNode {
  readonly name: string
  readonly path: string
  readonly children: readonly FileNode[]
}

const findFirstFile = (path: string) => path.split('/', 1)[0] ?? path

/** Builds a tree from paths, folders before files. */
export function buildFileTree(paths: readonly string[], folder = ''): readonly FileNode[] {
  const names = [...new Set(paths.map(findFirstFile))]
  const nodes = names.map((name): FileNode => {
    const path = folder + name
    const inside = paths.filter((one) => one.startsWith(`${name}/`)).map((one) => one.slice(name.length + 1))
    const children = buildFileTree(inside, `${path}/`)
    const [only] = children
    return children.length === 1 && only && only.children.length > 0 ? { ...only, name: `${name}/${only.name}` } : { name, path, children }
  })
  return [...nodes.filter(({ children }) => children.length > 0), ...nodes.filter(({ children }) => children.length === 0)]
}

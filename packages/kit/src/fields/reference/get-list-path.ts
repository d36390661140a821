/** Derives the menu path of the list screen from an operation's path: `/biz/shop` of `/jwsk-biz/shop/select`. */
export function getListPath(path: string): string | undefined {
  const [, screen] = /^\/jwsk-(.+)\/[^/]+$/.exec(path) ?? []
  return screen && `/${screen}`
}

/** The menu's path of the screen that lists what an operation lists: `/biz/shop` of `/jwsk-biz/shop/select`. */
export function getListPath(path: string): string | undefined {
  const [, screen] = /^\/jwsk-(.+)\/[^/]+$/.exec(path) ?? []
  return screen && `/${screen}`
}

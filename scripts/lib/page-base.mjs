/** a page of a build that stands below another path, e.g. `/admin/` */
export function withBaseHref(html, base) {
  if (!/^\/(?:[\w-]+\/)*$/.test(base)) throw new Error(`${base} is no path: it begins and ends with a slash`)
  return html.replace('<base href="/"', `<base href="${base}"`)
}

/** Sets the base path of a build's page, e.g. `/admin/`; throws if it lacks a slash at either end. */
export function withBaseHref(html, base) {
  if (!/^\/(?:[\w-]+\/)*$/.test(base)) throw new Error(`${base} is no path: it begins and ends with a slash`)
  return html.replace('<base href="/"', `<base href="${base}"`)
}

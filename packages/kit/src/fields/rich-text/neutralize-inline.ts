const tag = /<[a-z](?:[^"'<>]|"[^"]*"|'[^']*')*>/gi
const attribute = /(?<![^\s"'>/=])([^\s"'>/=]+)(\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'>]+))/g
const inline = /^(?:on|style$)/i

/**
 * Renames inline styles, event handlers and `<base>` in HTML to inert names. A browser that parses them, even if only to
 * sanitize, reports violations of the content security policy; the sanitizer removes what this misses.
 */
export const neutralizeInlineAttributes = (html: string) =>
  html
    .replaceAll(tag, (whole) =>
      whole.replaceAll(attribute, (pair, name: string, value: string) => (inline.test(name) ? `data-${name}${value}` : pair)),
    )
    // an empty element instead: what follows remains its sibling
    .replaceAll(/<base\b/gi, '<wbr')
    // both remove the content as well
    .replaceAll(/<(\/?)style\b/gi, '<$1noframes')

const tag = /<[a-z](?:[^"'<>]|"[^"]*"|'[^']*')*>/gi
const attribute = /(?<![^\s"'>/=])([^\s"'>/=]+)(\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'>]+))/g
const inline = /^(?:on|style$)/i

/**
 * HTML whose inline styles, handlers and bases have names that mean nothing. A browser that parses them, if only to have them
 * removed, tells them as a breach of the page's security policy; what this does not find is removed all the same.
 */
export const neutralizeInlineAttributes = (html: string) =>
  html
    .replaceAll(tag, (whole) =>
      whole.replaceAll(attribute, (pair, name: string, value: string) => (inline.test(name) ? `data-${name}${value}` : pair)),
    )
    // an empty element in its place: what follows stays beside it
    .replaceAll(/<base\b/gi, '<wbr')
    // the content goes with either
    .replaceAll(/<(\/?)style\b/gi, '<$1noframes')

/** The address when a page may link to it: http or https, without a name and password in it. */
export function safeUrl(text: string): string | undefined {
  const address = text.trim()
  if (!/^https?:\/\//i.test(address) || !URL.canParse(address)) return undefined
  const url = new URL(address)
  return url.hostname !== '' && url.username === '' && url.password === '' ? url.href : undefined
}

/** Also a path of this site; never another protocol, and never `//host`. */
export function safeSource(text: string): string | undefined {
  const address = text.trim()
  // a browser takes a backslash for a slash, and drops line breaks and tabs within
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what must not be there
  if (/^\/(?![/\\])[^\s\\\u0000-\u001f]*$/.test(address)) return address
  return safeUrl(address)
}

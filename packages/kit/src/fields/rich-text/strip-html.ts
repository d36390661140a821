import { getOwn } from '@jwsk/sdk'

const maxLength = 4000
const entities: Readonly<Record<string, string>> = { nbsp: ' ', amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", '#39': "'" }

/** Returns the beginning of HTML as plain text, without ever inserting it as HTML. */
export const stripHtml = (html: string) =>
  html
    .slice(0, maxLength)
    .replaceAll(/<(?:style|script)\b[^>]*>[^<]*/gi, ' ')
    .replaceAll(/<[^>]*>?/g, ' ')
    .replaceAll(/&(\w{2,4}|#39);/g, (whole, name: string) => getOwn(entities, name) ?? whole)
    .replaceAll(/\s+/g, ' ')
    .trim()

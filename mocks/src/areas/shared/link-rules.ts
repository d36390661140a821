import { businessError } from '../../engine/refusal'

const none = 0
const external = 2

/** Validates a link: it needs a target, and an external one must use http or https. */
export function checkLink({ linkType, linkUrl = '' }: { readonly linkType: number; readonly linkUrl?: string }) {
  if (linkType !== none && linkUrl === '') throw businessError('linkUrl:不能为空')
  if (linkType === external && !/^https?:\/\//.test(linkUrl)) throw businessError('linkUrl:外链须以 http 或 https 开头')
}

const groupIcon = 'pi pi-folder'
const pageIcon = 'pi pi-file'

/** Icons by keywords of other icon sets, paths and codes; the first match wins. */
const iconByMeaning: readonly (readonly [words: RegExp, icon: string])[] = [
  [/user|people|member|guest|person|yonghu/, 'users'],
  [/role|auth|scope|permission|quanxian|jiaose/, 'shield'],
  [/dept|tree|organi|jigou|zuzhi/, 'sitemap'],
  [/post|gangwei|badge|card/, 'id-card'],
  [/dict|book|zidian/, 'book'],
  [/menu|list/, 'list'],
  [/log|history|rizhi|record/, 'history'],
  [/monitor|chart|report|statist|jiankong|dash/, 'chart-bar'],
  [/tenant|building|property|zuhu|merchant/, 'building'],
  [/park|car|vehicle|plate/, 'car'],
  [/ticket|piao/, 'ticket'],
  [/shop|store|mall|product/, 'shop'],
  [/pay|money|price|invoice|finance/, 'wallet'],
  [/order|apply|dingdan/, 'file-edit'],
  [/flow|process|work|liucheng/, 'share-alt'],
  [/job|task|time|cron|schedule/, 'clock'],
  [/sms|message|notice|mail|xinxi|announce|feedback/, 'comment'],
  [/oss|cloud|attach|file|upload|resource/, 'cloud'],
  [/camera|video/, 'video'],
  [/map|spot|region|area|place|tour|navigation|attraction/, 'map-marker'],
  [/phone|mobile|app|client/, 'mobile'],
  [/code|develop|tool|datasource|database|server|deploy/, 'server'],
  [/set|param|config|system|shezhi|xitong/, 'cog'],
  [/image|banner|picture/, 'image'],
  [/home|shouye|desk/, 'home'],
]

/**
 * Returns the PrimeIcons class for the server's icon name. Icons of other sets map to the closest one, or to one that matches
 * the names of the entry.
 */
export function getMenuIcon(source: string, node: 'group' | 'page', names = ''): string {
  const name = /(?:^|\s)(pi-[a-z-]+)(?:\s|$)/.exec(source)?.[1]
  if (name) return `pi ${name}`
  // the icon class takes precedence over the names; a class for "menu" carries no meaning
  const matches = [source.replace(/iconfont|icon|caidan/gi, ''), names].flatMap((text) =>
    iconByMeaning.filter(([words]) => words.test(text.toLowerCase())),
  )
  const [[, icon] = []] = matches
  if (icon) return `pi pi-${icon}`
  return node === 'group' ? groupIcon : pageIcon
}

const groupIcon = 'pi pi-folder'
const pageIcon = 'pi pi-file'

/** what the words of other icon sets, of paths and of codes mean in ours; the first that is found counts */
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

/** The PrimeIcons class for what the server calls its icon; of other sets the one that means the same, if only by the entry's own names. */
export function getMenuIcon(source: string, node: 'group' | 'page', names = ''): string {
  const name = /(?:^|\s)(pi-[a-z-]+)(?:\s|$)/.exec(source)?.[1]
  if (name) return `pi ${name}`
  // the class before the entry itself; the class of "a menu" says nothing
  const meant = [source.replace(/iconfont|icon|caidan/gi, ''), names].flatMap((text) =>
    iconByMeaning.filter(([words]) => words.test(text.toLowerCase())),
  )
  const [[, icon] = []] = meant
  if (icon) return `pi pi-${icon}`
  return node === 'group' ? groupIcon : pageIcon
}

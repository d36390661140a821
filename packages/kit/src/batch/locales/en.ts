import type { SameKeys } from '../../i18n/types'
import type reference from './zh-cn'

const texts: SameKeys<typeof reference> = {
  start: '{{action}} ({{count}})',
  again: 'Try the failed again ({{count}})',
  stop: 'Stop',
  progress: '{{done}} done, {{failed}} failed, {{total}} in all',
  state: 'Result',
  message: 'Message',
  waiting: 'Not yet',
  running: 'Under way',
  done: 'Done',
  failed: 'Failed',
}

export default texts

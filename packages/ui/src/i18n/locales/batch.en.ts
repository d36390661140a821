import type { TextsLike } from '../types'
import type reference from './batch.zh-cn'

const texts: TextsLike<typeof reference> = {
  start: '{{action}} ({{count}})',
  again: 'Retry failed ({{count}})',
  stop: 'Stop',
  progress: '{{done}} done, {{failed}} failed, {{total}} total',
  state: 'Result',
  message: 'Message',
  waiting: 'Waiting',
  running: 'In progress',
  done: 'Done',
  failed: 'Failed',
}

export default texts

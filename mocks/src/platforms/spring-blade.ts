import type { Platform } from '../engine/platform'
import { springBladeArea } from '../spring-blade'
import { answerBeside } from '../spring-blade/beside'
import { filterHtml } from '../spring-blade/html-filter'
import { keepFailure } from '../spring-blade/logs'
import { publicKey } from '../spring-blade/password'
import { lists, records, refusals } from '../spring-blade/refusals'

/** The open sister platform, in its release 5: fewer services, other sign-in, other habits. */
export const springBlade: Platform = {
  name: 'springblade',
  areas: [springBladeArea],
  settings: { apiPrefix: '', servicePrefix: 'blade-', tokenParameter: 'blade-auth' },
  refusals,
  tokens: { refreshToken: 'without role', removedBearer: 'accepted' },
  lists,
  records,
  crossOrigin: 'none',
  superRoles: [],
  filterBody: filterHtml,
  before: answerBeside,
  failed: keepFailure,
  controls: { 'GET key': () => ({ publicKey }) },
}

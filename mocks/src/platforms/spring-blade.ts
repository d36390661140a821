import type { Platform } from '../engine/platform'
import { springBladeArea } from '../spring-blade'
import { filterHtml } from '../spring-blade/html-filter'
import { answerInfrastructure } from '../spring-blade/infrastructure-endpoints'
import { logFailure } from '../spring-blade/logs'
import { publicKey } from '../spring-blade/password'
import { lists, records, refusals } from '../spring-blade/refusals'

/** Open sister platform in release 5, with fewer services and another sign-in. */
export const springBlade: Platform = {
  name: 'springblade',
  areas: [springBladeArea],
  settings: { apiPrefix: '', servicePrefix: 'blade-', tokenParameter: 'blade-auth' },
  refusals,
  tokens: { refreshToken: 'noRole', tokenOfRemovedUser: 'accepted' },
  lists,
  records,
  crossOrigin: 'none',
  superRoles: [],
  filterBody: filterHtml,
  intercept: answerInfrastructure,
  onFailure: logFailure,
  controls: { 'GET key': () => ({ publicKey }) },
}

import { consultPhone } from '@jwsk/sdk/biz'
import { bySort } from '../../engine/crud'
import { entity } from '../shared/entity'
import { consultPhoneTable } from './consult-phone-table'
import { withSpotName } from './spot-name'

export const consultPhoneMocks = entity(consultPhone, consultPhoneTable, { view: withSpotName, order: bySort })

import { consultPhone } from '@jwsk/sdk/biz'
import { compareBySort } from '../../engine/crud'
import { createEntityMocks } from '../shared/entity-mocks'
import { consultPhoneTable } from './consult-phone-table'
import { addSpotName } from './spot-name'

export const consultPhoneMocks = createEntityMocks(consultPhone, consultPhoneTable, { view: addSpotName, order: compareBySort })
